import { typedVoucher } from '@/lib/api/typed';
import type { Cart } from '@/lib/cart/schema';
import { isVoucherWithoutEffect } from '@/lib/checkout/totals';
import type { CheckoutView } from '@/lib/checkout/view';
import { isNamed } from '@/lib/format/readable';
import { stateOf } from '@/lib/voucher/redeem';
import type { RedeemedVoucher } from '@/lib/voucher/schema';

/** Keys of the messages `Checkout` by the reason that the backend, or the customer's own voucher, gives. */
const REFUSALS = {
  unknown: 'voucherRefused',
  used: 'voucherUsed',
  expired: 'voucherExpired',
  active: 'voucherNotFor',
  services: 'voucherNotFor',
  delivery: 'voucherNoDelivery',
} as const;

/** Codes are the same in capitals and small letters. */
export const isSameCode = (code: string, other: string): boolean => code.toUpperCase() === other.toUpperCase();

interface VoucherInput {
  /** what stands in the field, and the code that was applied */
  text: string;
  code: string | null;
  state: CheckoutView['voucher'];
  cart: Cart | undefined;
  /** the customer's own voucher of this code */
  voucher: RedeemedVoucher | undefined;
}

/** What the field of the voucher code shows. */
export function voucherView({ text, code, state, cart, voucher }: VoucherInput) {
  const reason = cart?.voucher_reason ?? (voucher && stateOf(voucher));
  const typedCode = text === code ? text : typedVoucher(text);
  const isApplied = code !== null && state === 'applied';
  const isWaiting = code !== null && state === 'nothing';
  const joined = code?.replaceAll(/[\s\p{Pd}]/gu, '') ?? '';
  // as it stands on the voucher, in groups
  const isGrouped = state === 'refused' && joined !== '' && joined !== code && (reason ?? 'unknown') === 'unknown';
  return {
    typedCode,
    isApplied,
    isWaiting,
    /** the field shows the code that applies, which can be removed */
    isShown: (isApplied || isWaiting) && typedCode === code,
    /** the code without its gaps, to be tried instead; null where there is nothing to try */
    ungrouped: isGrouped ? joined : null,
    /** why the code takes nothing off: the key of a message */
    reason: reasonKey(reason ?? 'unknown', cart),
    isRefused: state === 'refused' && !isGrouped,
    /** a failure is about the code that the field shows */
    isAboutCode: code !== null && typedCode === code,
    /** applied without taking anything off */
    isVain: isApplied && cart !== undefined && (Boolean(cart.voucher_reason) || isVoucherWithoutEffect(cart, code)),
    discount: isApplied ? cart?.discounts.find(({ slug }) => isSameCode(slug, code)) : undefined,
  };
}

type Reason = 'voucherMinimum' | 'voucherMinimumPlain' | (typeof REFUSALS)[keyof typeof REFUSALS];

function reasonKey(reason: string, cart: Cart | undefined): Reason {
  if (reason === 'minimum') return cart?.voucher_minimum ? 'voucherMinimum' : 'voucherMinimumPlain';
  return isNamed(REFUSALS, reason) ? REFUSALS[reason] : 'voucherRefused';
}
