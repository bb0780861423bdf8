import type * as z from 'zod/mini';
import { parserOf } from '@/lib/api/atoms';
import { readResponse } from '@/lib/api/read-response';
import { isObject } from './value.ts';

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
 * @returns `meant`: the response with what could be read as it is meant, and with the fields that the shop drops; `read`:
 * what a page gets of it, undefined where it cannot be read; `effectAt`: what becomes of what does not fit at a path
 */
export function readingOf(schema: z.ZodMiniType, value: unknown) {
  const { data, misfits } = readResponse(parserOf(schema), value);
  const places = misfits.map(({ path }) => anyIndex(path));
  const isAt = (path: string, place: string) =>
    place === path || path.startsWith(`${place}.`) || place.startsWith(`${path}.`) || place === '';
  return {
    meant: data ? meantBy(value, data.value) : value,
    read: data?.value,
    effectAt(path: readonly PropertyKey[]): Effect {
      if (!places.some((place) => isAt(anyIndex(path), place))) return 'copes';
      return data ? 'copes, without it' : 'breaks the page';
    },
  };
}

/** What was sent, with what was read in its place: without the defaults of what is missing, and texts as they came. */
function meantBy(sent: unknown, read: unknown): unknown {
  if (Array.isArray(read)) {
    const items: unknown[] = Array.isArray(sent) ? sent : Object.values(sent ?? {});
    return items.length === read.length ? read.map((item, index) => meantBy(items[index], item)) : read;
  }
  if (isObject(sent) && isObject(read))
    return Object.fromEntries(
      Object.entries(sent).map(([key, part]) => [key, Object.hasOwn(read, key) ? meantBy(part, read[key]) : part]),
    );
  return typeof sent === 'string' && typeof read === 'string' ? sent : read;
}
