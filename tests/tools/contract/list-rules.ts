import type { Call } from '@/lib/api/call';
import { type Difference, grouped } from './differences.ts';
import { describe, isObject } from './value.ts';

/** Whether the table says that a call answers one page of a list. */
export const isList = ({ response }: Call): boolean => hasField(response, 'next_page_url');
/** Whether its pages can be asked for. */
export const isPaged = (call: Call): boolean =>
  isList(call) && call.query !== undefined && hasField(call.query, 'page') && hasField(call.query, 'per_page');

function hasField(schema: unknown, name: string): boolean {
  return isObject(schema) && isObject(schema.shape) && Object.hasOwn(schema.shape, name);
}

/**
 * How every list answers (docs/contract.md): the four fields beside `data` are there and agree with each other. The
 * shop reads a list without them as its only page, so that the table alone does not tell.
 */
export function listDifferences(value: unknown, asked: { page?: number; perPage?: number } = {}): Difference[] {
  if (!isObject(value) || !Array.isArray(value.data)) return [];
  const { total, per_page: perPage, current_page: current, next_page_url: next } = value;
  const different = (name: string, expected: string): Difference => ({
    path: `$.${name}`,
    expected,
    found: describe(value[name], [name], value) + elsewhere(value, name),
    effect: 'is shown wrong',
    places: 1,
  });
  const all: Difference[] = [];
  for (const name of ['total', 'per_page', 'current_page'])
    if (typeof value[name] !== 'number') all.push(different(name, 'number'));
  if (next !== null && typeof next !== 'string')
    all.push(different('next_page_url', 'string, or null on the last page'));
  if (typeof total !== 'number' || typeof perPage !== 'number' || typeof current !== 'number' || all.length > 0)
    return grouped(all);

  if (asked.page !== undefined && current !== asked.page)
    all.push(different('current_page', `${asked.page}, as asked`));
  if (asked.perPage !== undefined && perPage !== asked.perPage)
    all.push(different('per_page', `${asked.perPage}, as asked`));
  if (value.data.length > perPage) all.push(different('data', `at most ${perPage} entries, as per_page says`));
  if (value.data.length > total) all.push(different('total', `at least ${value.data.length}, which are here`));
  const isLast = current * perPage >= total;
  if (isLast && next !== null) all.push(different('next_page_url', 'null on the last page'));
  if (!isLast && !namesPage(next, current + 1))
    all.push(different('next_page_url', `an address with page=${current + 1}, as ${total} are in the list`));
  return all;
}

/** Laravel's resources put the numbers into `meta` and the URLs into `links`. */
function elsewhere(value: Record<string, unknown>, name: string): string {
  const place = ['meta', 'links', 'pagination'].find(
    (key) =>
      isObject(value[key]) &&
      (Object.hasOwn(value[key], name) || (name === 'next_page_url' && Object.hasOwn(value[key], 'next'))),
  );
  return place && value[name] === undefined ? `; something like it is in $.${place}` : '';
}

const namesPage = (next: unknown, page: number): boolean =>
  typeof next === 'string' && new RegExp(`[?&]page=${page}(?:[&#]|$)`).test(next);
