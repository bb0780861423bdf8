import { offeredMethods, type PaymentMethod } from '@/lib/api/payment-methods';
import { type CartLine, isEstimateLine } from '@/lib/cart/lines';
import type { Cart, CartChoices } from '@/lib/cart/schema';
import { lacksPoints } from '@/lib/checkout/compare';
import { deliveryFee, isBelowZero } from '@/lib/checkout/totals';

interface CheckoutState {
  /** all lines of the cart */
  lines: readonly CartLine[];
  choices: CartChoices;
  /** as the backend last calculated it */
  cart: Cart | undefined;
  isCalculating: boolean;
  hasFailed: boolean;
  /** some of what is ticked is delivered */
  isDelivered: boolean;
  /** a line of the cart could not be read */
  isUnread: boolean;
  /** methods of the shop, and the one that the shopper chose */
  paymentMethods: readonly PaymentMethod[];
  chosen: PaymentMethod | null | undefined;
}

/** What the checkout shows of a cart and the choices, and what keeps it from being submitted. */
export function checkoutView(state: CheckoutState) {
  const { lines, choices, isCalculating, hasFailed, isDelivered, isUnread } = state;
  const ticked = choices.checkout_product_variant_ids;
  const isEmpty = ticked.length === 0;
  const cart = isEmpty ? undefined : state.cart;
  const tickedLines = lines.filter(({ variantId }) => ticked.includes(variantId));
  const estimates = tickedLines.filter(isEstimateLine);
  const isEstimate = estimates.length > 0;
  const methods = offeredMethods(state.paymentMethods, isEstimate);
  const payment = state.chosen && methods.includes(state.chosen) ? state.chosen : (methods[0] ?? 'OFFLINE');
  const { isPayable, ...calculated } = calculatedView(cart, choices, isDelivered);
  return {
    /** nothing is ticked */
    isEmpty,
    cart,
    ...calculated,
    estimates,
    mayBeSent: isPayable && !isUnread,
    hasBar: isPayable && !hasFailed,
    hasDistrict: choices.delivery_info.country_code === 'HK',
    methods,
    /** the shop has methods that are not offered for this order */
    isWithheld: methods.length < state.paymentMethods.length || !state.paymentMethods.includes(payment),

    /** there are fixed prices beside the estimates */
    hasFixed: tickedLines.some((line) => line.item && !isEstimateLine(line)),
    voucher: voucherState(cart, { isEmpty, isCalculating }),
    /** of the submit button */
    submission: {
      cart,
      payment,
      isCalculating: !isEmpty && isCalculating,
      hasFailed: !isEmpty && hasFailed,
      isEstimate,
    },
  };
}

export type CheckoutView = ReturnType<typeof checkoutView>;

/** What the backend's calculation says of what is ticked. */
function calculatedView(cart: Cart | undefined, choices: CartChoices, isDelivered: boolean) {
  const isShort = cart !== undefined && lacksPoints(cart);
  const isWrong = cart !== undefined && isBelowZero(cart);
  return {
    /** the calculated lines that are ticked */
    booked:
      cart?.cart_items.filter((item) => choices.checkout_product_variant_ids.includes(item.product_variant_id)) ?? [],
    /** points that the order takes */
    cost: cart?.calculations.point.total ?? 0,
    /** the customer has too few points */
    isShort,
    /** the total is less than nothing */
    isWrong,
    isPayable: cart !== undefined && !isShort && !isWrong,
    isToArrange:
      cart !== undefined &&
      deliveryFee({ fee: cart.calculations.shipping_fee, info: choices.delivery_info, isDelivered }) === 'toArrange',
  };
}

function voucherState(
  cart: Cart | undefined,
  { isEmpty, isCalculating }: { isEmpty: boolean; isCalculating: boolean },
): 'unknown' | 'nothing' | 'applied' | 'refused' {
  if (isEmpty) return 'nothing';
  if (!cart || isCalculating) return 'unknown';
  return cart.is_voucher_applied ? 'applied' : 'refused';
}

type AddressFacts = Record<'hasDistrict' | 'isSavedAddress' | 'isOnlyHere' | 'isPhoneFromHere', boolean>;

/** What does not go together: the saved address and the delivery's country, or the phone and the only country. */
export function addressNote(facts: AddressFacts): 'savedElsewhere' | 'onlyHere' | undefined {
  const { hasDistrict, isSavedAddress, isOnlyHere, isPhoneFromHere } = facts;
  if (!hasDistrict) return isSavedAddress ? 'savedElsewhere' : undefined;
  return isOnlyHere && !isPhoneFromHere ? 'onlyHere' : undefined;
}
