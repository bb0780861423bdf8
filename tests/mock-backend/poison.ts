import * as z from 'zod/mini';
import { defOf, freeTextOf, unwrapped } from './response-fields.ts';

export const PoisonSchema = z.strictObject({ payload: z.string() });
export type Poison = ReturnType<typeof createPoison>;

/** Texts that nobody reads as words: ids, dates, URLs, colours, numbers and the like stay as they are. */
const KEPT =
  /ids?$|slug$|^token$|^sort_by$|_(at|until)$|(^|_)(url|path|avatar|image|color|phone|email|codes?|number|whatsapp|currency|type|last4|expiry|brand|method|status|country)$/;

/** Puts one text in place of all that people read in a response. */
export function createPoison() {
  let payload: string | undefined;

  function poisoned(given: z.ZodMiniType, value: unknown, key = ''): unknown {
    const schema = unwrapped(given);
    if (value === null || value === undefined || KEPT.test(key)) return value;
    const kind = freeTextOf(schema);
    if (kind) return kind === 'text' ? { en: payload, zh: payload, cn: payload } : payload;
    const { options, element, shape, valueType } = defOf(schema);
    if (element && Array.isArray(value)) return value.map((item) => poisoned(element, item));
    const option = options?.find((one) => defOf(one).type !== 'enum' && z.safeParse(one, value).success);
    if (option && typeof value === 'object') return poisoned(option, value, key);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const own = shape?.[name] ?? valueType;
        return [name, own ? poisoned(own, part, name) : part];
      }),
    );
  }

  return {
    set: (next: string | undefined): void => void (payload = next),
    response: (response: z.ZodMiniType, body: unknown): unknown =>
      payload === undefined ? body : poisoned(response, body),
  };
}
