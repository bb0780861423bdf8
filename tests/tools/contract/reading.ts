import * as z from 'zod/mini';
import { mendResponse } from '@/lib/api/mend-response';

/**
 * What becomes of what differs, in the report's words: the shop reads it as it is meant, or leaves it out · what a page
 * shows is not what the backend means · there is an error in place of the response.
 */
export type Effect = 'copes' | 'copes, without it' | 'is shown wrong' | 'breaks the page';
export const COPES: readonly Effect[] = ['copes', 'copes, without it'];

/** Any entry of a list is like the others. */
const anyIndex = (path: readonly PropertyKey[]): string =>
  path.map((key) => (/^\d+$/.test(String(key)) ? '*' : String(key))).join('.');

/**
 * A response as the shop reads it.
 * @returns `meant`: the response with what could be read as it is meant, and without what is left out; `read`: what a
 * page gets of it, undefined where it cannot be read; `effectAt`: what becomes of what does not fit at a path
 */
export function readingOf(schema: z.ZodMiniType, value: unknown) {
  const parse = (one: unknown) => z.safeParse(schema, one);
  const fitting = parse(value);
  const meant = structuredClone(value);
  const mended = fitting.success ? undefined : mendResponse(parse, meant);
  const places = mended
    ? mended.dropped.map((line) => anyIndex(line.slice(0, line.indexOf(':')).split('.')))
    : (parse(meant).error?.issues ?? []).map(({ path }) => anyIndex(path));
  const isAt = (path: string, place: string) =>
    place === path || path.startsWith(`${place}.`) || place.startsWith(`${path}.`) || place === '';
  return {
    meant,
    read: fitting.success ? fitting.data : mended?.data,
    effectAt(path: readonly PropertyKey[]): Effect {
      if (!places.some((place) => isAt(anyIndex(path), place))) return 'copes';
      return mended ? 'copes, without it' : 'breaks the page';
    },
  };
}
