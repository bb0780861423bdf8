import { type Call, pathOf } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import type { Ask } from './ask.ts';
import type { Difference } from './differences.ts';
import type { Finds } from './finds.ts';
import { bodyOf, judge, notChecked, type Wanted } from './judge.ts';
import type { Check } from './report.ts';
import { describe, nodeAt, textAt } from './value.ts';

type Guest = { loginId: string; token: string };
type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
type Walking = { ask: Ask; finds: Finds; guest: Guest; site: string; wrote: string[] };

const RECIPIENT = {
  name: 'Contract check',
  address: 'Not to be delivered',
  area_code: '+852',
  phone: '60000000',
  email: 'contract-check@example.hk',
};
const DELIVERY = { country_code: 'HK', method: 'DELIVERY', courier_id: null };

/** A guest whom nobody else is: its login id is made up for this check. */
export async function openGuest(
  ask: Ask,
  password: string,
): Promise<{ check: Check; loginId: string; token: string | undefined }> {
  const loginId = `contract-check-${crypto.randomUUID()}`;
  const { check, response } = await make(
    ask,
    'login',
    { body: { type: 'TEMP', login_id: loginId, password } },
    undefined,
    { what: 'as a new guest' },
  );
  return { check, loginId, token: textAt(response, 'token') };
}

/** From the cart to a cancelled checkout, as the guest, tidied up whatever fails: `wrote` says what is left. */
export async function walk({ ask, finds, guest, site, wrote }: Walking): Promise<Check[]> {
  const checks: Check[] = [];
  const store = { store_id: finds.store };
  const step = async (name: CallName, what: string, input: Input, rule?: Wanted['rule']): Promise<unknown> => {
    const { check, response } = await make(ask, name, input, guest.token, { what, ...(rule && { rule }) });
    checks.push(check);
    return check.status !== null && check.status < 300 ? response : undefined;
  };
  wrote.push(`the guest ${guest.loginId}: stays, with nothing in it unless said below`);

  const [product] = finds.ids.product;
  if (product) {
    const toggle = { params: store, body: { product_id: product } };
    await step('toggleWishlist', 'likes a service', toggle, saysLiked(true));
    await step(
      'getWishlist',
      'after liking',
      { params: store, query: { per_page: '12', page: '1' } },
      holds('$.data', ['data'], '_id', product),
    );
    await step('toggleWishlist', 'likes it no more', toggle, saysLiked(false));
  } else checks.push(notChecked('toggleWishlist', 'response', 'no service was found in products/filter'));

  const variant = finds.variant;
  if (!variant)
    return [
      ...checks,
      notChecked('addToCart', 'response', 'no service was found that a guest could order'),
      ...(await leave(ask, guest)),
    ];
  const choices = { checkout_product_variant_ids: [variant], voucher_code: null, delivery_info: DELIVERY };
  const inCart = holds('$.cart_items', ['cart_items'], 'product_variant_id', variant);
  await step('addToCart', 'adds one', { params: store, body: { product_variant_id: variant, qty: 1 } });
  await step('getCart', 'after adding', { params: store, body: choices }, inCart);
  await step('getCouriers', 'for the checkout', { params: store, query: { country_code: DELIVERY.country_code } });
  const back = { success_url: `${site}/result/order/success`, cancel_url: `${site}/result/order/cancelled` };
  const checkout = { ...choices, delivery_details: RECIPIENT, payment_method: 'OFFLINE', ...back };
  const order = textAt(await step('checkout', 'pays offline', { params: store, body: checkout }), 'order_id');
  if (order) await follow(order, variant);
  await step('clearCart', 'tidies up', { params: store });
  const empty = { ...choices, checkout_product_variant_ids: [] };
  await step('getCart', 'after clearing', { params: store, body: empty }, isEmpty);
  return [...checks, ...(await leave(ask, guest))];

  async function follow(id: string, bought: string): Promise<void> {
    const params = { id };
    const isOurs = (response: unknown): Difference[] => [
      ...same(response, ['_id'], id),
      ...same(response, ['current_status'], 'submitted'),
    ];
    await step(
      'getOrders',
      'after the checkout',
      { query: { store_id: finds.store, per_page: '10', page: '1' } },
      holds('$.data', ['data'], '_id', id),
    );
    await step('getOrder', 'after the checkout', { params }, (response) => [
      ...isOurs(response),
      ...holds('$.items', ['items'], 'product_variant_id', bought)(response),
    ]);
    await step('getGuestOrder', 'with the right phone', { params, query: { phone: RECIPIENT.phone } }, isOurs);
    await step('getGuestOrder', 'with a wrong phone', { params, query: { phone: '69999999' } }, (response) =>
      textAt(response, 'message')
        ? []
        : [{ path: '$.message', expected: 'a message that it is incorrect', found: describe(response), places: 1 }],
    );
    await step('getOrderReviews', 'of the new order', { params });
    await step('getRefundRequest', 'of the new order', { params });
    const cancelled = await step('cancelOrder', 'takes it back', { params }, (response) =>
      same(response, ['current_status'], 'cancelled'),
    );
    wrote.push(
      `the order ${id}: ${textAt(cancelled, 'current_status') === 'cancelled' ? 'cancelled' : 'NOT cancelled, please do'}`,
    );
  }
}

/** The session ends, and its token is worth nothing afterwards. */
async function leave(ask: Ask, { token }: Guest): Promise<Check[]> {
  const { check } = await make(ask, 'logout', {}, token, { what: 'ends the guest’s session' });
  const after = await make(ask, 'getUser', {}, token, { what: 'after the logout', refusal: 401 });
  return [check, after.check];
}

async function make(
  ask: Ask,
  name: CallName,
  { params, query, body }: Input,
  token: string | undefined,
  wanted: Wanted,
) {
  const call: Call = contract[name];
  const asked = {
    method: call.method,
    path: pathOf(call.path, params),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    token,
  };
  const reply = await ask(asked);
  return { check: judge(name, asked, reply, wanted), response: bodyOf(reply)?.value };
}

const same = (response: unknown, [key]: [string], wanted: string): Difference[] =>
  textAt(response, key) === wanted
    ? []
    : [{ path: `$.${key}`, expected: JSON.stringify(wanted), found: describe(nodeAt(response, [key])), places: 1 }];

function holds(path: string, at: string[], field: string, id: string): (response: unknown) => Difference[] {
  return (response) => {
    const entries = nodeAt(response, at);
    const isThere = Array.isArray(entries) && entries.some((entry) => textAt(entry, field) === id);
    return isThere
      ? []
      : [{ path, expected: `an entry with ${field} ${JSON.stringify(id)}`, found: describe(entries), places: 1 }];
  };
}

/** The table lets the response be silent; one that speaks must speak the truth. */
function saysLiked(isLiked: boolean): (response: unknown) => Difference[] {
  return (response) => {
    const said = nodeAt(response, ['is_liked']);
    return said === undefined || said === isLiked
      ? []
      : [{ path: '$.is_liked', expected: String(isLiked), found: describe(said), places: 1 }];
  };
}

function isEmpty(response: unknown): Difference[] {
  const items = nodeAt(response, ['cart_items']);
  return Array.isArray(items) && items.length === 0
    ? []
    : [{ path: '$.cart_items', expected: 'array of 0', found: describe(items), places: 1 }];
}
