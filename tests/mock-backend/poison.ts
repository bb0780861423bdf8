import * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/contract';
import { PictureSchema } from '@/lib/api/shapes';
import { blank, defOf, fieldsOf, freeTextOf, isOpenEnum, unwrapped } from './response-fields.ts';

export const PoisonSchema = z.strictObject({
  /** what every text of every response holds: all payloads in a row */
  payload: z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
  /** dates as well, which are invalid then */
  dates: z.optional(z.boolean()),
  /** the values of open enums as well, which are unknown to the shop then */
  enums: z.optional(z.boolean()),
  /** only what people read as words: addresses, colours, numbers and the like stay as they are */
  words: z.optional(z.boolean()),
  /** only responses to marked ids */
  marked: z.optional(z.boolean()),
});
type PoisonInput = z.infer<typeof PoisonSchema>;
export type Poison = ReturnType<typeof createPoison>;

/** Ids and the like stay as they are: they lead from one call to the next, and staff do not write them. */
const KEPT =
  /^(?!fps_)(\w+_)?ids?$|^_id$|slug$|^token$|^sort_by$|^delivery_country_codes$|\.options\.\*$|^next_page_url$/;
const DATE = /_(at|until)$/;
/** Fields where one payload would mask another (a URL, a colour, a number) hold one payload each, in turn. */
const SINGLE =
  /(^|_)(url|path|avatar|image|color|phone|email|code|codes|number|whatsapp|currency|type|last4|expiry|brand|area_code|method|status|country)$/;
/**
 * How often a field of one response holds all payloads; in further entries of its list, which look the same, it holds
 * one.
 */
const FULL_TIMES = 2;
/** Lists that are mostly empty get an entry to hold the payloads. */
const MAY_BE_FILLED = /(^|\.)(gift_items|discounts|images|facts|social)$/;
/** The mark of an id: the response to `svc-oak~17` holds payload 17 only. */
const MARK = /(?:~|%7E)(\d+)(?=\/|&|$)/i;

/** Every text field of every response as `call path`; `kept` are those that are never poisoned. */
export function poisonFields(): { poisoned: string[]; kept: string[] } {
  const all = Object.entries(contract as Record<string, Call>).flatMap(([name, call]) =>
    fieldsOf(call).map((path) => `${name} ${path}`),
  );
  return {
    poisoned: [...all.filter((field) => !KEPT.test(lastOf(field))), ERROR_MESSAGE],
    kept: all.filter((field) => KEPT.test(lastOf(field))),
  };
}
const ERROR_MESSAGE = '(refusal) message';
const lastOf = (field: string): string =>
  field.endsWith('.options.*') ? '.options.*' : (/([^. ]+?)(?:\[\])?$/.exec(field)?.[1] ?? '');

/** Puts hostile text wherever the contract allows text: whatever of it takes effect in a browser is a vulnerability. */
export function createPoison() {
  let input: PoisonInput | undefined;
  let turn = 0;
  /** by path, in the response that is being made */
  let times = new Map<string, number>();
  let reached = new Set<string>();

  function payloadFor(path: string, index: number | undefined, isSingle = SINGLE.test(lastOf(` ${path}`))): string {
    const all = [input?.payload ?? []].flat();
    if (index !== undefined) return all[index % all.length] ?? '';
    turn += 1;
    times.set(path, (times.get(path) ?? 0) + 1);
    return isSingle || times.get(path)! > FULL_TIMES ? (all[turn % all.length] ?? '') : all.join(' ');
  }

  const isOff = (index: number | undefined): boolean => !input || (input.marked === true && index === undefined);

  function isKept(path: string): boolean {
    const last = lastOf(` ${path}`);
    return KEPT.test(last) || (!input?.dates && DATE.test(last)) || (input?.words === true && SINGLE.test(last));
  }

  function poisoned(
    given: z.ZodMiniType,
    value: unknown,
    path: string,
    index: number | undefined,
    name: string,
  ): unknown {
    const schema = unwrapped(given);
    const kind = freeTextOf(schema);
    if (kind) {
      // a missing date means something (not paid, not accepted) and stays missing; other missing texts are filled
      if (isKept(path) || ((value === null || value === undefined) && DATE.test(lastOf(` ${path}`)))) return value;
      reached.add(`${name} ${path}`);
      const text = payloadFor(path, index);
      return kind === 'text' ? { en: text, zh: text, cn: text } : text;
    }
    if ((value === null || value === undefined) && schema !== PictureSchema) return value;
    const def = defOf(schema);
    if (isOpenEnum(schema)) {
      if (!input?.enums) return value;
      reached.add(`${name} ${path}`);
      return payloadFor(path, index, true);
    }
    if (def.options) {
      const option = def.options.find((one) => z.safeParse(one, value).success);
      return option ? poisoned(option, value, path, index, name) : value;
    }
    if (def.element && Array.isArray(value)) {
      const { element } = def;
      const items = value.length === 0 && MAY_BE_FILLED.test(path) ? [blank(element)] : value;
      return items.map((item) => poisoned(element, item, `${path}[]`, index, name));
    }
    if (def.shape && !value) return poisoned(schema, blank(schema), path, index, name);
    if (typeof value !== 'object') return value;
    const result: Record<string, unknown> = { ...value };
    for (const [key, part] of Object.entries(def.shape ?? {})) {
      const own = poisoned(part, result[key], path ? `${path}.${key}` : key, index, name);
      if (own !== undefined) result[key] = own;
    }
    if (def.valueType)
      for (const [key, item] of Object.entries(result))
        result[key] = poisoned(def.valueType, item, `${path}.*`, index, name);
    return def.valueType && freeTextOf(unwrapped(def.valueType)) ? result : withPrototype(result);
  }

  return {
    set(next: PoisonInput): void {
      input = next;
      turn = 0;
    },
    clear(): void {
      input = undefined;
      reached = new Set();
    },
    /** Which fields have been poisoned so far, and which have not. */
    report: () => {
      const { poisoned: fields, kept } = poisonFields();
      return {
        active: input !== undefined,
        fields: fields.length,
        kept,
        reached: [...reached],
        unreached: fields.filter((field) => !reached.has(field)),
      };
    },
    /** The request without the mark of its id; `payload` is the index that the mark names. */
    withoutMark<Incoming extends { path: string; url: URL }>(
      incoming: Incoming,
    ): Incoming & { payload: number | undefined } {
      const mark = input && (MARK.exec(incoming.path) ?? MARK.exec(incoming.url.search));
      if (!mark) return { ...incoming, payload: undefined };
      const url = new URL(incoming.url);
      url.pathname = url.pathname.replace(MARK, '');
      url.search = url.search.replace(MARK, '');
      return { ...incoming, path: incoming.path.replace(MARK, ''), url, payload: Number(mark[1]) };
    },
    /** A response body with payloads in its texts. A marked id keeps its mark. */
    response(name: string, call: Call, body: unknown, index: number | undefined): unknown {
      if (isOff(index)) return body;
      // repeatable: the same request gets the same response
      turn = name.length;
      times = new Map();
      const result = poisoned(call.answer, body, '', index, name) as Record<string, unknown>;
      return index !== undefined && typeof result._id === 'string'
        ? { ...result, _id: `${result._id}~${index}` }
        : result;
    },
    error(
      body: { message: string; errors?: Record<string, string> },
      index: number | undefined,
    ): { message: string; errors?: Record<string, string> } {
      if (isOff(index)) return body;
      reached.add(ERROR_MESSAGE);
      times = new Map();
      return { ...body, message: payloadFor('message', index) };
    },
  };
}

/** With keys that would pollute the prototype of all objects if they were copied carelessly. */
function withPrototype(value: Record<string, unknown>): Record<string, unknown> {
  const polluted = { isAdmin: 'polluted' };
  Object.defineProperty(value, '__proto__', { value: polluted, enumerable: true, configurable: true, writable: true });
  return Object.assign(value, { constructor: { prototype: polluted } });
}
