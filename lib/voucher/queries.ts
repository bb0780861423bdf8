'use client';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { nextPageOf } from '@/lib/api/paging';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';
import { type SortName, SORTS, type VoucherAddress } from '@/lib/voucher/listing';
import { type Redemption, redeemOnce } from '@/lib/voucher/redeem';

const VOUCHERS = [PERSONAL, 'vouchers'];
/** An appointment uses one up, a cancelled one gives it back: each page asks anew. */
const REDEEMED = [PERSONAL, 'redeemed-vouchers'];

/** Each once: what was redeemed meanwhile pushes others onto the next page. */
const onceBy = <Item>(items: readonly Item[] | undefined, keyOf: (item: Item) => string): Item[] | undefined =>
  items && [...new Map(items.map((item) => [keyOf(item), item])).values()];

/** The vouchers that points buy, page by page. While another choice loads the former one stays, as `isPlaceholderData`. */
export function useVouchers({ type, slug, sort }: VoucherAddress) {
  const { isRegistered } = useSession();
  const query = useInfiniteQuery({
    queryKey: [...VOUCHERS, 'list', type ?? null, slug ?? null, sort satisfies SortName],
    queryFn: async ({ pageParam, signal }) => (await import('@/lib/voucher/api')).getVouchers({ type, slug, sort: SORTS[sort] }, pageParam, signal),
    staleTime: 0,
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    placeholderData: keepPreviousData,
    enabled: isRegistered,
  });
  const vouchers = onceBy(
    query.data?.pages.flatMap((page) => page.data),
    ({ _id }) => _id,
  );
  return { ...query, vouchers, total: Math.max(query.data?.pages.at(-1)?.total ?? 0, vouchers?.length ?? 0) };
}

/** One voucher as it is now. */
export function useVoucher(id: string) {
  const { isRegistered } = useSession();
  return usePersonalQuery({
    queryKey: [...VOUCHERS, 'one', id],
    queryFn: async ({ signal }) => (await import('@/lib/voucher/api')).getVoucher(id, signal),
    staleTime: 0,
    enabled: isRegistered,
  });
}

/** The customer's own vouchers, page by page, the newest first. */
export function useRedeemedVouchers() {
  const { isRegistered } = useSession();
  const query = useInfiniteQuery({
    queryKey: [...REDEEMED, 'list'],
    queryFn: async ({ pageParam, signal }) => (await import('@/lib/voucher/api')).getRedeemedVouchers(pageParam, signal),
    staleTime: 0,
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    enabled: isRegistered,
  });
  const vouchers = onceBy(
    query.data?.pages.flatMap((page) => page.data),
    (voucher) => voucher.discount_code_id,
  );
  return { ...query, vouchers, total: Math.max(query.data?.pages.at(-1)?.total ?? 0, vouchers?.length ?? 0) };
}

/** The customer's own vouchers for the cart, used and expired ones included. Guests have none. */
export function useVouchersForCart() {
  const { isRegistered } = useSession();
  return usePersonalQuery({
    queryKey: [...REDEEMED, 'cart'],
    queryFn: async ({ signal }) => (await import('@/lib/voucher/api')).getVouchersForCart(signal),
    staleTime: 0,
    enabled: isRegistered,
  });
}

/** One of the customer's own vouchers as it is now. */
export function useRedeemedVoucher(discountCodeId: string) {
  const { isRegistered } = useSession();
  return usePersonalQuery({
    queryKey: [...REDEEMED, 'one', discountCodeId],
    queryFn: async ({ signal }) => (await import('@/lib/voucher/api')).getRedeemedVoucher(discountCodeId, signal),
    staleTime: 0,
    enabled: isRegistered,
  });
}

/** Buys vouchers for points, once (see `redeemOnce`). However it ends, points and lists are read again. The dialog says how it went. */
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
