import * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/api/contract';
import { PictureSchema } from '@/lib/api/shapes';
import { bare, blank, defOf, fieldsOf, isOpenEnum, wordsOf } from './answer-fields.ts';

export const PoisonSchema = z.strictObject({
  /** what is put into every text of every answer; one alone, or several one after the other */
  payload: z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
  /** `true`: dates as well, which then are none any more */
  dates: z.optional(z.boolean()),
  /** `true`: the values of open enums as well, which then are none that the shop knows */
  enums: z.optional(z.boolean()),
  /** `true`: only what is asked for by an id with a mark carries text; all else is as it was */
  marked: z.optional(z.boolean()),
});
export type PoisonInput = z.infer<typeof PoisonSchema>;
export type Poison = ReturnType<typeof createPoison>;

/** What leads from one call to the next stays as it is: nothing would be found any more. Staff do not write it either. */
const KEPT = /^(?!fps_)(\w+_)?ids?$|^_id$|slug$|^token$|^sort_by$|^delivery_country_codes$|\.options\.\*$|^next_page_url$/;
const DATE = /_(at|until)$/;
/** Where one payload would hide the other: an address, a colour, a number. These take turns. */
const SINGLE = /(^|_)(url|path|avatar|image|color|phone|email|code|codes|number|whatsapp|currency|type|last4|expiry|brand|area_code|method|status|country)$/;
/** Lists that are mostly empty, and say nothing by that. */
const MAY_BE_FILLED = /(^|\.)(gift_items|discounts|images|facts|social)$/;
/** `svc-oak~17`: the answer to this call carries payload 17 alone. The mark is no part of the id. */
const ALONE = /(?:~|%7E)(\d+)(?=\/|&|$)/i;

/** Every text field of every answer as `call path`, those apart that stay as they are. */
export function poisonFields(): { poisoned: string[]; kept: string[] } {
  const all = Object.entries(contract as Record<string, Call>).flatMap(([name, call]) => fieldsOf(call).map((path) => `${name} ${path}`));
  return { poisoned: [...all.filter((field) => !KEPT.test(lastOf(field))), REFUSAL], kept: all.filter((field) => KEPT.test(lastOf(field))) };
}
const REFUSAL = '(refusal) message';
const lastOf = (field: string): string => (field.endsWith('.options.*') ? '.options.*' : (/([^. ]+?)(?:\[\])?$/.exec(field)?.[1] ?? ''));

/** Puts hostile text wherever the contract lets the backend send text: what of it runs in a browser is a hole in the shop. */
export function createPoison() {
  let input: PoisonInput | undefined;
  let turn = 0;
  let reached = new Set<string>();

  /** The words for one place. */
  function words(path: string, index: number | undefined, isSingle = SINGLE.test(lastOf(` ${path}`))): string {
    const all = [input?.payload ?? []].flat();
    if (index !== undefined) return all[index % all.length] ?? '';
    turn += 1;
    return isSingle ? (all[turn % all.length] ?? '') : all.join(' ');
  }

  const isSpared = (index: number | undefined): boolean => !input || (input.marked === true && index === undefined);

  function isLeft(path: string): boolean {
    const last = lastOf(` ${path}`);
    return KEPT.test(last) || (!input?.dates && DATE.test(last));
  }

  function poisoned(given: z.ZodMiniType, value: unknown, path: string, index: number | undefined, name: string): unknown {
    const { schema } = bare(given);
    const kind = wordsOf(schema);
    if (kind) {
      // a date that is missing says something (not paid, not accepted); any other text may be there
      if (isLeft(path) || ((value === null || value === undefined) && DATE.test(lastOf(` ${path}`)))) return value;
      reached.add(`${name} ${path}`);
      const text = words(path, index);
      return kind === 'text' ? { en: text, zh: text, cn: text } : text;
    }
    if ((value === null || value === undefined) && schema !== PictureSchema) return value;
    const def = defOf(schema);
    if (isOpenEnum(schema)) {
      if (!input?.enums) return value;
      reached.add(`${name} ${path}`);
      return words(path, index, true);
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
    if (def.valueType) for (const [key, item] of Object.entries(result)) result[key] = poisoned(def.valueType, item, `${path}.*`, index, name);
    return def.valueType && wordsOf(bare(def.valueType).schema) ? result : withPrototype(result);
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
    /** Which fields were poisoned in any answer so far, and which never were. */
    report: () => {
      const { poisoned: fields, kept } = poisonFields();
      return { active: input !== undefined, fields: fields.length, kept, reached: [...reached], unreached: fields.filter((field) => !reached.has(field)) };
    },
    /** What was asked, without the mark; `index` is the payload that the mark asks for. */
    asked<Asked extends { path: string; url: URL }>(asked: Asked): Asked & { index: number | undefined } {
      const mark = input && (ALONE.exec(asked.path) ?? ALONE.exec(asked.url.search));
      if (!mark) return { ...asked, index: undefined };
      const url = new URL(asked.url);
      url.pathname = url.pathname.replace(ALONE, '');
      url.search = url.search.replace(ALONE, '');
      return { ...asked, path: asked.path.replace(ALONE, ''), url, index: Number(mark[1]) };
    },
    /** An answer with payloads in its texts. The id that was asked for keeps its mark. */
    answer<Answer>(name: string, call: Call, answer: Answer, index: number | undefined): Answer {
      if (isSpared(index)) return answer;
      // the same answer each time it is asked for, as of a backend where nothing has changed
      turn = name.length;
      const result = poisoned(call.answer, answer, '', index, name) as Record<string, unknown>;
      return (index !== undefined && typeof result._id === 'string' ? { ...result, _id: `${result._id}~${index}` } : result) as Answer;
    },
    /** What a refusal says. */
    refusal(body: { message: string; errors?: Record<string, string> }, index: number | undefined): { message: string; errors?: Record<string, string> } {
      if (isSpared(index)) return body;
      reached.add(REFUSAL);
      return { ...body, message: words('message', index) };
    },
  };
}

/** Keys that would change every object of the page if they were copied carelessly. */
function withPrototype(value: Record<string, unknown>): Record<string, unknown> {
  const polluted = { isAdmin: 'polluted' };
  Object.defineProperty(value, '__proto__', { value: polluted, enumerable: true, configurable: true, writable: true });
  return Object.assign(value, { constructor: { prototype: polluted } });
}
