import axios from 'axios';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { isOpenEnum } from '@/tests/mock-backend/response-fields';

type Path = (string | number)[];
/** A response made from its schema, with everything in it, and where its enums and its lists are. */
export type ResponseSample = { value: unknown; enums: Path[]; lists: Path[] };

/** Deep enough for a tree's leaves. */
const MAX_LEVELS = 3;
const TEXTS = ['text', '09:30'];

type Place = { path: Path; enums: Path[]; lists: Path[]; levels: number };

/** One sample for each form that a response may have. */
export function samplesOf(schema: z.ZodMiniType): ResponseSample[] {
  const { def } = (schema as z.core.$ZodType as z.core.$ZodTypes)._zod;
  const forms = def.type === 'union' && !isOpenEnum(schema) ? def.options : [schema];
  return forms.map((form) => {
    const place: Place = { path: [], enums: [], lists: [], levels: 0 };
    return { value: sample(form, place), enums: place.enums, lists: place.lists };
  });
}

const typeOf = (schema: z.core.$ZodType): string => schema._zod.def.type;

function sample(schema: z.core.$ZodType, place: Place): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, part]) => [key, sample(part, { ...place, path: [...place.path, key] })]),
      );
    case 'record':
      return { key: sample(def.valueType, { ...place, path: [...place.path, 'key'] }) };
    case 'array':
      place.lists.push(place.path);
      return [sample(def.element, { ...place, path: [...place.path, 0] })].filter((item) => item !== undefined);
    case 'lazy':
      return place.levels === MAX_LEVELS ? undefined : sample(def.getter(), { ...place, levels: place.levels + 1 });
    case 'optional':
    case 'nullable':
    case 'default':
      return sample(def.innerType, place);
    case 'union':
      if (!isOpenEnum(schema as z.ZodMiniType))
        throw new Error(`a form within a response at ${place.path.join('.')}: teach this file to make one`);
      return sample(def.options.find((one) => typeOf(one) === 'enum') ?? schema, place);
    case 'enum':
      place.enums.push(place.path);
      return Object.values(def.entries)[0];
    case 'literal':
      place.enums.push(place.path);
      return def.values[0];
    case 'string':
      return TEXTS.find((text) => z.safeParse(schema as z.ZodMiniType, text).success);
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      throw new Error(`${def.type} at ${place.path.join('.')}: teach this file to make one`);
  }
}

/** What stands at a path. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], value);

/** A copy of a sample with another value at a path. */
export function withValue(value: unknown, path: Path, change: (before: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? withValue(item, rest, change) : item));
  const node = value as Record<string, unknown>;
  return { ...node, [key]: withValue(node[key], rest, change) };
}

/** The client's reading of responses, and what it logs. */
export async function reader() {
  const { createClient } = await import('@/lib/api/client');
  const warn = vi.fn<(line: string) => void>();
  let response: unknown;
  const http = axios.create({
    adapter: async (config) => ({ data: JSON.stringify(response), status: 200, statusText: '', headers: {}, config }),
  });
  const client = createClient({ http, warn, newRequestId: () => 'request-1' });
  const read = (call: Call, next: unknown): Promise<unknown> => {
    response = next;
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'id']));
    // what the response is to does not matter
    return client({ ...call, method: 'GET', body: undefined }, { params } as never);
  };
  return { read, lines: () => warn.mock.calls.map(([line]) => line) };
}
