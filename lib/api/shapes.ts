import * as z from 'zod/mini';
import { atom, flag, number, objectOf, optional, pageList, shown, string } from '@/lib/api/atoms';
import { isoDateTimeOf } from '@/lib/api/iso-date-time';
import type { Locale } from '@/lib/i18n/locales';

/** Schemas that several domains share. */

/** A text per language; a missing one falls back to English, then to any that exists (`lib/i18n/text`). */
export const TextSchema = objectOf(
  { en: shown(string), zh: shown(string), cn: shown(string) } satisfies Record<Locale, unknown>,
  'en',
);
export type Text = z.infer<typeof TextSchema>;

/**
 * A value of an open enum that the shop does not know: shown as readable text (`lib/format/readable`) or left out. At
 * run time it is what the backend sent; the `?…` only makes TypeScript tell it from the known values.
 */
export type Unlisted = `?${string}`;

/**
 * One of the values that the shop knows, or any other text, so that a value added later breaks no screen. For
 * responses; what the shop sends is a plain `z.enum`.
 */
export const openEnum = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.enum(values), z.string() as z.ZodMiniType as z.ZodMiniType<Unlisted, string>]);

/** The values of an open enum that the shop knows. */
export type Listed<Value> = Exclude<Value, Unlisted>;

/**
 * ISO 8601 date-time, also as PHP writes it; shown in Hong Kong time. Any text is read: what is no date is left out
 * (`lib/format/date`), and named by `npm run contract`.
 */
export const DateTimeSchema = atom('string', z.string().check(z.overwrite(isoDateTimeOf)));

/** An absolute http(s) address. */
export const UrlSchema = atom('string', z.string());

/** Decimal number in the `currency` beside it. Never added up in the browser. */
export const MoneySchema = atom('number', z.number());

/** Membership points: whole numbers. */
export const PointsSchema = atom('number', z.number());

/**
 * A picture with its natural size in pixels, a dominant `color` for the placeholder, and how it may be cropped:
 * `contain` for drawings such as floor plans, which lose their meaning at the edges.
 */
export const PictureSchema = objectOf(
  {
    url: string,
    width: shown(number, 1200),
    height: shown(number, 900),
    alt: shown(TextSchema),
    color: shown(string),
    crop: shown(openEnum(['cover', 'contain']), 'cover'),
  },
  'url',
);
export type Picture = z.infer<typeof PictureSchema>;

/**
 * What is shown without a picture, a text or a date rather than not at all: a line that is charged, a service or an
 * article in its list. A picture without a URL is its placeholder.
 */
export const PictureOrNoneSchema = shown(PictureSchema, { url: '', width: 1200, height: 900, crop: 'cover' });
export const TextOrNoneSchema = shown(TextSchema, {});
export const DateTimeOrNoneSchema = shown(DateTimeSchema, '');
/** Who wrote a review or a comment; without a name, as after the account was closed, it stays. */
export const WriterSchema = shown(z.object({ username: shown(string, ''), avatar: shown(string) }), { username: '' });
/** What the studio answers to a review, in the review's language. */
export const ReplySchema = shown(z.object({ body: string, created_at: DateTimeOrNoneSchema }));

/** Beside lines that are charged: how many of them could not be read (`linesOf`). */
export type UnreadLines = { unread_lines?: number };

/** The backend's plain acknowledgement. `message` is shown as text, never as HTML. */
export const DoneSchema = z.object({ message: shown(string) });

/** Of a like: the call toggles, and the response says which way it went. */
export const ToggleResponseSchema = z.object({ is_liked: shown(flag) });

/** One page of a list, as Laravel's paginator sends it; `next_page_url` is null on the last page. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    data: pageList(item),
    total: shown(number, 0),
    per_page: shown(number, 0),
    current_page: shown(number, 1),
    next_page_url: optional(z.nullable(string), null),
  });
}
export type Page<Item> = {
  data: Item[];
  total: number;
  per_page: number;
  current_page: number;
  next_page_url: string | null;
};

/** Query values travel as text: numbers are accepted in both forms. */
export const CountSchema = z.coerce.number().check(z.int(), z.gte(1));
export const SORT_ORDERS = ['asc', 'desc'] as const;
export const SortOrderSchema = z.enum(SORT_ORDERS);

/** Entries per page: 9999 is the largest page that the shop asks for (spec 9). */
export const PageSizeSchema = z.coerce.number().check(z.int(), z.gte(1), z.lte(9999));

/** Query parameters of list calls. */
export const pagingQuery = { per_page: z.optional(PageSizeSchema), page: z.optional(CountSchema) };
export const sortingQuery = { sort_by: z.optional(z.string()), sort_order: z.optional(SortOrderSchema) };
