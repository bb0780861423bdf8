import { browserApi } from '@/lib/api/browser';
import { checkoutCalls } from '@/lib/api/contract/checkout';
import { MAIN_STORE } from '@/lib/api/store';
import type { Checkout, CheckoutAnswer } from '@/lib/checkout/schema';

/** Orders the ticked lines (specification 7). Never called twice for one press: see `lib/checkout/submit`. Throws `ApiError`. */
export const checkout = (body: Checkout): Promise<CheckoutAnswer> => browserApi(checkoutCalls.checkout, { params: MAIN_STORE, body });
