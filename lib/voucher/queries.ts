'use client';
import { keepPreviousData, type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { nextPageOf } from '@/lib/api/paging';
import type { Page } from '@/lib/api/shapes';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';
import type { VoucherAddress } from '@/lib/voucher/listing';
import { type Redemption, redeemOnce } from '@/lib/voucher/redeem';

const VOUCHERS = [PERSONAL, 'vouchers'];
const REDEEMED = [PERSONAL, 'redeemed-vouchers'];

/** Vouchers are read anew by each page that shows them: an appointment uses one up, and a cancelled one gives it back. */
const ALWAYS_STALE = 0;

/** A list, page by page; each voucher once, as what was redeemed meanwhile pushes others onto the next page. */
function useVoucherPages<Item>(queryKey: QueryKey, read: (page: number, signal: AbortSignal) => Promise<Page<Item>>, idOf: (item: Item) => string) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    staleTime: ALWAYS_STALE,
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    placeholderData: keepPreviousData,
    enabled: useSession().isRegistered,
  });
  const items = query.data?.pages.flatMap(({ data }) => data);
  const vouchers = items && [...new Map(items.map((item) => [idOf(item), item])).values()];
  return { ...query, vouchers, total: Math.max(query.data?.pages.at(-1)?.total ?? 0, vouchers?.length ?? 0) };
}
export type VoucherPages<Item> = ReturnType<typeof useVoucherPages<Item>>;

/** The vouchers that points buy. While another choice loads the former one stays, as `isPlaceholderData`. */
export const useVouchers = (address: VoucherAddress) =>
  useVoucherPages(
    [...VOUCHERS, 'list', address],
    async (page, signal) => (await import('@/lib/voucher/api')).getVouchers(address, page, signal),
    ({ _id }) => _id,
  );

/** The customer's own vouchers, the newest first. */
export const useRedeemedVouchers = () =>
  useVoucherPages(
    [...REDEEMED, 'list'],
    async (page, signal) => (await import('@/lib/voucher/api')).getRedeemedVouchers(page, signal),
    ({ discount_code_id }) => discount_code_id,
  );

const useVoucherQuery = <Data>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Data>) =>
  usePersonalQuery({ queryKey, queryFn: ({ signal }) => read(signal), staleTime: ALWAYS_STALE, enabled: useSession().isRegistered });

/** One voucher as it is now. */
export const useVoucher = (id: string) =>
  useVoucherQuery([...VOUCHERS, 'one', id], async (signal) => (await import('@/lib/voucher/api')).getVoucher(id, signal));

/** One of the customer's own vouchers as it is now. */
export const useRedeemedVoucher = (discountCodeId: string) =>
  useVoucherQuery([...REDEEMED, 'one', discountCodeId], async (signal) => (await import('@/lib/voucher/api')).getRedeemedVoucher(discountCodeId, signal));

/** The customer's own vouchers for the cart, used and expired ones included. Guests have none. */
export const useVouchersForCart = () =>
  useVoucherQuery([...REDEEMED, 'cart'], async (signal) => (await import('@/lib/voucher/api')).getVouchersForCart(signal));

/** Buys vouchers for points, once (see `redeemOnce`). However it ends, points and lists are read again. The dialog shows the outcome. */
export function useRedeemVoucher() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (redemption: Redemption) => {
      const { redeemVoucher, readPoints } = await import('@/lib/voucher/api');
      await redeemOnce(redemption, { redeem: redeemVoucher, readPoints });
    },
    meta: { success: 'voucherRedeemed' },
    onSettled: () => {
      for (const queryKey of [VOUCHERS, REDEEMED, [PERSONAL, 'membership']]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
