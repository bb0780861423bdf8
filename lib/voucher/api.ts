import { callApi } from '@/lib/calls/lazy';
import { SORTS, type VoucherFilter } from '@/lib/voucher/listing';
import { byUse } from '@/lib/voucher/ranking';

/** How many come at a time: most shops offer fewer, so that an order of the shop's own goes through all of them. */
const PAGE_SIZE = 24;
/** A customer's own vouchers: the cart offers all usable ones at once. */
const OWN_PAGE_SIZE = 50;

/** One page of the vouchers that points buy. @throws ApiError */
export function getVouchers({ type, slug, sort }: VoucherFilter, page: number, signal?: AbortSignal) {
  const { by, order } = SORTS[sort];
  const narrowed = { ...(type && { discount_type: type }), ...(slug && { slug }) };
  return callApi('getVouchers', {
    query: { ...narrowed, sort_by: by, sort_order: order, page, per_page: PAGE_SIZE },
    signal,
  });
}

/** @throws ApiError */
export const getVoucher = (id: string, signal?: AbortSignal) => callApi('getVoucher', { params: { id }, signal });

/** Buys vouchers for points. Called once for each purchase (`lib/voucher/redeem`). @throws ApiError */
export const redeemVoucher = (body: { voucher_id: string; qty: number }) => callApi('redeemVoucher', { body });

/** The points that the customer has now. @throws ApiError */
export const readPoints = async (): Promise<number> => (await callApi('getMembershipBalance', {})).total;

/** One page of the customer's own vouchers, what helps most first. @throws ApiError */
export async function getRedeemedVouchers(page: number, signal?: AbortSignal) {
  const own = await callApi('getRedeemedVouchers', { query: { page, per_page: OWN_PAGE_SIZE }, signal });
  return { ...own, data: byUse(own.data) };
}

/** The customer's own vouchers for the cart, used ones included. @throws ApiError */
export const getVouchersForCart = async (signal?: AbortSignal) => (await getRedeemedVouchers(1, signal)).data;

/** @throws ApiError */
export const getRedeemedVoucher = (discountCodeId: string, signal?: AbortSignal) =>
  callApi('getRedeemedVoucher', { params: { discount_code_id: discountCodeId }, signal });
