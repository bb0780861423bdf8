import type { Checkout } from '@/lib/checkout/schema';
import { actAs } from '../act.ts';
import { deliveryBy } from '../data/orders.ts';
import { type Account, type CartLine, listOf } from '../state/accounts.ts';
import type { OrderRecord } from '../state/orders.ts';
import type { State } from '../state/state.ts';
import { type OrderStateName, orderStateOf } from './order-states.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SERVICE: CartLine[] = [{ product_variant_id: 'svc-window-seat-6ft-oak', qty: 1 }];
const PROJECT: CartLine[] = [{ product_variant_id: 'svc-whole-home-renovation-500-800-standard', qty: 1 }];
const ADDRESS = 'Flat 5, 9/F, Sample Court, 20 Sample Road, Sha Tin, New Territories';

/**
 * Makes an account's order in a state by the shop's own calls: a checkout some days ago, and the steps after it a day
 * apart. The account's cart is as before.
 * @throws HttpError where the backend rejects a call, as for a service that is not available
 */
export function makeOrder(
  state: State,
  account: Account,
  name: OrderStateName,
  given: { lines?: CartLine[] | undefined; origin: string },
): OrderRecord {
  const { method, steps } = orderStateOf(name);
  const lines = given.lines ?? (name.startsWith('project-') ? PROJECT : SERVICE);
  const act = actAs(state, account, given.origin);
  const now = state.clock.now();
  const ago = (step: number): number => (steps.length - step) * DAY_MS;
  const id = state.clock.earlier(ago(0), () =>
    withCart(state, account, lines, () =>
      act('checkout', {
        params: { store_id: state.settings.mainStoreId },
        body: checkoutOf(state, account, lines, method),
      }),
    ),
  ).order_id;
  const record = state.orders.get(id)!;
  for (const [index, step] of steps.entries())
    state.clock.earlier(ago(index + 1), () => step({ state, record, act, origin: given.origin, now }));
  return record;
}

/** Does something with these lines in the cart, then restores the cart. */
function withCart<Result>(state: State, account: Account, lines: CartLine[], work: () => Result): Result {
  const { mainStoreId } = state.settings;
  const before = listOf(account.carts, mainStoreId);
  account.carts.set(mainStoreId, structuredClone(lines));
  try {
    return work();
  } finally {
    account.carts.set(mainStoreId, before);
  }
}

function checkoutOf(
  state: State,
  account: Account,
  lines: CartLine[],
  payment_method: Checkout['payment_method'],
): Checkout {
  const { recipient, username, area_code, phone, email } = account;
  const { shopUrl } = state.settings;
  return {
    checkout_product_variant_ids: lines.map((line) => line.product_variant_id),
    voucher_code: null,
    delivery_info: deliveryBy(courierOf(lines, payment_method)),
    delivery_details: {
      ...(recipient ?? { name: username || 'Guest Wong', address: ADDRESS, area_code, phone: phone || '60000009' }),
      email: email || `${account._id}@example.hk`,
    },
    payment_method,
    success_url: `${shopUrl}/result/order/success`,
    cancel_url: `${shopUrl}/result/order/cancelled`,
  };
}

/** Works are not delivered. */
function courierOf(lines: CartLine[], method: Checkout['payment_method']): string | undefined {
  if (lines === PROJECT) return undefined;
  return method === 'ONLINE' ? 'courier-hk-studio' : 'courier-hk-large';
}
