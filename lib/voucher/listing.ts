import type { VoucherType } from '@/lib/voucher/schema';

/** The sortings of vouchers by their name in the URL. `ready`: what the points buy now comes first (`lib/voucher/ranking`). */
export const SORTS = {
  ready: { by: 'value', order: 'desc' },
  'points-asc': { by: 'points', order: 'asc' },
  'points-desc': { by: 'points', order: 'desc' },
  'value-desc': { by: 'value', order: 'desc' },
  'value-asc': { by: 'value', order: 'asc' },
  'valid-asc': { by: 'valid_until', order: 'asc' },
  'valid-desc': { by: 'valid_until', order: 'desc' },
} as const;
export type SortName = keyof typeof SORTS;
export const SORT_NAMES = Object.keys(SORTS) as SortName[];
const FIRST: SortName = 'ready';

/** `slug`: one voucher, as a link in a message or an article leads to it. */
export type VoucherFilter = { type?: VoucherType; slug?: string; sort: SortName };

const isSort = (value: string | null): value is SortName => value !== null && Object.hasOwn(SORTS, value);

/** Reads `location.search`; invalid values are ignored. */
export function readFilter(search: string): VoucherFilter {
  const params = new URLSearchParams(search);
  const type = params.get('type');
  const sort = params.get('sort');
  const slug = params.get('voucher')?.slice(0, 200);
  return {
    ...((type === 'AMOUNT' || type === 'PERCENT') && { type }),
    ...(slug && { slug }),
    sort: isSort(sort) ? sort : FIRST,
  };
}

/** The inverse: a query with `?`, '' for the default. */
export function writeFilter({ type, slug, sort }: VoucherFilter): string {
  const params = new URLSearchParams({
    ...(type && { type }),
    ...(slug && { voucher: slug }),
    ...(sort !== FIRST && { sort }),
  });
  return params.size > 0 ? `?${params}` : '';
}
