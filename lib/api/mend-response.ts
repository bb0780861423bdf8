import type * as z from 'zod/mini';
import { invalidItems } from '@/lib/api/invalid-items';
import { reread, type Shape } from '@/lib/api/php-shapes';

/**
 * The figures that only look: without one of them its entry is shown as if it had none. Any other figure is money, a
 * quantity or a state, and is dropped with what it belongs to, a rating for example, or not at all.
 */
const LOOKS = new Set(
  `average count current_page height is_active is_closed_on_public_holidays is_default is_fact is_liked is_megamenu
  item_count payment_hold_days per_page picture_index product_count rating total width`.split(/\s+/),
);

type Parse = (value: unknown) => z.core.util.SafeParseResult<unknown>;
type Place = { path: readonly PropertyKey[]; issue: z.core.$ZodIssue };
type Holder = Record<PropertyKey, unknown>;

/** The lists whose items are charged: how many of them cannot be read is in `unread_lines` beside them. */
const LINES = ['cart_items', 'items'];

/**
 * What is never dropped, though it is optional: money, state and what was agreed. A response where it cannot be read is
 * an error.
 */
const MATTERS = new Set(
  `balance cart_items checkout courier_id currency delivery_details delivery_info discount_type discounts expires_at gift_items
  installments items lines next_page_url offline options payment_method payment_methods payment_records payment_status point
  price_discount project quotation status statuses token type valid_until variants versions voucher_code`.split(/\s+/),
);

/**
 * Reads a response that does not fit the contract, as far as it can be read: in PHP's shapes, without optional fields
 * that only look (a picture, a text), and without the list items that do not fit, the innermost ones. Loaded when an
 * response does not fit, because most never need it.
 * @param parse the schema's parser, handed in: a `zod` of its own would split the chunk that every page loads
 * @param value the response as JSON, which is changed
 * @returns the response, the shapes with the first place of each, and path and reason of what was left out; undefined
 * where it cannot be read
 */
export function mendResponse(
  parse: Parse,
  value: unknown,
): { data: unknown; shapes: ReadonlyMap<Shape, string>; dropped: string[] } | undefined {
  // the response itself may be [] in place of {}
  const root: Holder = { response: value };
  const shapes = new Map<Shape, string>();
  const emptied = new Set<string>();
  const dropped: string[] = [];
  let unread = 0;
  for (;;) {
    const result = parse(root.response);
    if (result.success)
      return {
        data: unread > 0 ? Object.assign({}, result.data, { unread_lines: unread }) : result.data,
        shapes,
        dropped,
      };
    const { issues } = result.error;
    const places = placesOf(issues, ['response']);
    const isReread = places.filter(({ path, issue }) => {
      const name = nameOf(path);
      const key = path.at(-1) ?? '';
      const isShown = !MATTERS.has(String(key));
      const shape = reread({ holder: holderOf(root, path), key, issue, path: name, isShown }, emptied);
      if (shape && !shapes.has(shape)) shapes.set(shape, name);
      return shape !== undefined;
    });
    if (isReread.length > 0) continue;
    const left = places.filter((place) => drop(root, place, parse));
    dropped.push(...left.map(({ path, issue }) => `${nameOf(path)}: ${issue.message}`));
    if (left.length > 0) continue;
    const items = invalidItems(issues, root.response, []);
    if (!items) return undefined;
    for (const list of new Set(items.map((item) => item.list))) {
      const indices = new Set(items.filter((item) => item.list === list).map(({ index }) => index));
      if (LINES.some((name) => (root.response as Holder)[name] === list)) unread += indices.size;
      list.splice(0, list.length, ...list.filter((_, index) => !indices.has(index)));
    }
    dropped.push(...items.map(({ reason }) => reason));
  }
}

/**
 * Where each issue is, those of every form where a response has several. An open enum is no choice of forms: a number
 * there is none of its texts.
 */
const placesOf = (issues: readonly z.core.$ZodIssue[], parent: readonly PropertyKey[]): Place[] =>
  issues.flatMap((issue) => {
    const path = [...parent, ...issue.path];
    if (issue.code !== 'invalid_union') return [{ path, issue }];
    const forms = issue.errors.flatMap((form) => placesOf(form, path));
    return [{ path, issue }, ...forms.filter((place) => !isText(place.issue) || place.path.length > path.length)];
  });

const isText = (issue: z.core.$ZodIssue): boolean => issue.code === 'invalid_type' && issue.expected === 'string';

const nameOf = (path: readonly PropertyKey[]): string => path.slice(1).join('.') || '(root)';
const holderOf = (root: Holder, path: readonly PropertyKey[]): Holder =>
  path.slice(0, -1).reduce<Holder>((node, key) => (node[key] as Holder | null | undefined) ?? {}, root);

/** Takes out the innermost optional field that an issue is in, up to the item of a list, unless it matters. */
function drop(root: Holder, { path, issue }: Place, parse: Parse): boolean {
  const isFigure = issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'boolean');
  for (let length = path.length; length > 1; length -= 1) {
    const key = path[length - 1];
    if (typeof key !== 'string' || MATTERS.has(key)) return false;
    const own = path.slice(0, length);
    const holder = holderOf(root, own);
    const value = holder[key];
    if (value === undefined || (isFigure && length === path.length && !LOOKS.has(key))) continue;
    delete holder[key];
    const again = parse(root.response);
    const isRequired =
      !again.success && placesOf(again.error.issues, ['response']).some((place) => nameOf(place.path) === nameOf(own));
    if (!isRequired) return true;
    holder[key] = value;
  }
  return false;
}
