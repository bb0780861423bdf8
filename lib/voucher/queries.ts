'use client';
import { keepPreviousData, type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@/lib/api/shapes';
import { sendOnce } from '@/lib/client/send-once';
import { pagedItems, pagedQuery } from '@/lib/client/paged-list';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import type { VoucherFilter } from '@/lib/voucher/listing';
import { type Redemption, redeemOnce } from '@/lib/voucher/redeem';
import {
  getRedeemedVoucher,
  getRedeemedVouchers,
  getVoucher,
  getVouchers,
  getVouchersForCart,
  readPoints,
  redeemVoucher,
} from '@/lib/voucher/api';

const VOUCHERS = [PERSONAL, 'vouchers'];
const REDEEMED = [PERSONAL, 'redeemed-vouchers'];

/** Each screen reads vouchers again: an appointment uses one up, and cancelling it gives the voucher back. */
const ALWAYS_STALE = 0;

function useVoucherPages<Item>(
  queryKey: QueryKey,
  read: (page: number, signal: AbortSignal) => Promise<Page<Item>>,
  idOf: (item: Item) => string,
) {
  const query = useInfiniteQuery({
    ...pagedQuery(queryKey, read),
    staleTime: ALWAYS_STALE,
    placeholderData: keepPreviousData,
    enabled: useSession().isRegistered,
  });
  return { ...query, ...pagedItems(query.data, idOf) };
}
export type VoucherPages<Item> = ReturnType<typeof useVoucherPages<Item>>;

/** The vouchers that points buy. While another choice loads the former one stays, with `isPlaceholderData`. */
export const useVouchers = (filter: VoucherFilter) =>
  useVoucherPages(
    [...VOUCHERS, 'list', filter],
    (page, signal) => getVouchers(filter, page, signal),
    ({ _id }) => _id,
  );

/** The customer's own vouchers, those that can be used first. */
export const useRedeemedVouchers = () =>
  useVoucherPages([...REDEEMED, 'list'], getRedeemedVouchers, ({ discount_code_id }) => discount_code_id);

const useVoucherQuery = <Data>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Data>) =>
  usePersonalQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: ALWAYS_STALE,
    enabled: useSession().isRegistered,
  });

/** One voucher as it is now. */
export const useVoucher = (id: string) => useVoucherQuery([...VOUCHERS, 'one', id], (signal) => getVoucher(id, signal));

/** One of the customer's own vouchers as it is now. */
export const useRedeemedVoucher = (discountCodeId: string) =>
  useVoucherQuery([...REDEEMED, 'one', discountCodeId], (signal) => getRedeemedVoucher(discountCodeId, signal));

/** The customer's own vouchers for the cart, used and expired ones included. Guests have none. */
export const useVouchersForCart = () => useVoucherQuery([...REDEEMED, 'cart'], getVouchersForCart);

/**
 * Buys vouchers for points, once (see `redeemOnce`). Points and lists are read again whatever the outcome, which the
 * dialog shows.
 */
export function useRedeemVoucher() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (redemption: Redemption) =>
      sendOnce(`voucher ${redemption.voucherId}`, () => redeemOnce(redemption, { redeem: redeemVoucher, readPoints })),
    meta: { success: 'voucherRedeemed' },
    onSettled: () => {
      for (const queryKey of [VOUCHERS, REDEEMED, [PERSONAL, 'membership']])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
