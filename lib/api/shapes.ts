import * as z from 'zod/mini';

/**
 * Shapes that several nouns share. Answers are read tolerantly: unknown keys are dropped, what no screen
 * needs may be missing (decisions, "The backend's contract").
 */

/** A text per language; a missing one falls back to English, then to whichever exists (`lib/i18n/text`). */
export const TextSchema = z.object({
  en: z.optional(z.nullable(z.string())),
  zh: z.optional(z.nullable(z.string())),
  cn: z.optional(z.nullable(z.string())),
});
export type Text = z.infer<typeof TextSchema>;

/**
 * A value that an answer's list of known ones lacks: shown as readable text (`lib/format/readable`) or left out. It is as the
 * backend sent it; its type says `?…` so that it is told from the known ones wherever they are compared with.
 */
export type Unlisted = `?${string}`;

/**
 * One of the values that the shop knows, or any other text: what the backend may say in future takes no screen down. For
 * answers; what the shop itself sends is a plain `z.enum`.
 */
export const openEnum = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.enum(values), z.string() as z.ZodMiniType as z.ZodMiniType<Unlisted, string>]);

/** The values of an open enum that the shop knows. */
export type Listed<Value> = Exclude<Value, Unlisted>;

/** ISO 8601 date-time as the backend sends it; shown in Hong Kong time. */
export const DateTimeSchema = z.string();

/** Decimal number in the `currency` beside it. Never added up in the browser. */
export const MoneySchema = z.number();

/** Membership points: whole numbers. */
export const PointsSchema = z.number();

/**
 * A picture with its natural size in pixels, a dominant `color` for the placeholder, and how it may be cropped:
 * `contain` for drawings such as floor plans, which lose their meaning at the edges.
 */
export const PictureSchema = z.object({
  url: z.string(),
  width: z._default(z.number(), 1200),
  height: z._default(z.number(), 900),
  alt: z.optional(z.nullable(TextSchema)),
  color: z.optional(z.nullable(z.string())),
  crop: z._default(openEnum(['cover', 'contain']), 'cover'),
});
export type Picture = z.infer<typeof PictureSchema>;

/** The backend's plain acknowledgement. `message` is shown as text, never as HTML. */
export const DoneSchema = z.object({ message: z.optional(z.nullable(z.string())) });

/** One page of a list, as Laravel's paginator answers; `next_page_url` is null on the last page. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    data: z.array(item),
    total: z._default(z.number(), 0),
    per_page: z._default(z.number(), 0),
    current_page: z._default(z.number(), 1),
    next_page_url: z._default(z.nullable(z.string()), null),
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

/** How many entries a page may have: 9999 is the largest page that the shop asks for (specification 9). */
export const PageSizeSchema = z.coerce.number().check(z.int(), z.gte(1), z.lte(9999));

/** What a list call may ask for (specification 9 gives the page sizes). */
export const pagingQuery = { per_page: z.optional(PageSizeSchema), page: z.optional(CountSchema) };
export const sortingQuery = { sort_by: z.optional(z.string()), sort_order: z.optional(SortOrderSchema) };
