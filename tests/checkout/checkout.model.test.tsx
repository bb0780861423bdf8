import { act } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { Cart } from '@/lib/cart/schema';
import { LIGHTING, WINDOW_SEAT } from '../cart/samples.ts';
import { check, MODEL_TIMEOUT_MS } from '../fast-check.ts';
import { checkoutFates, fates } from '../generators.ts';
import { createBrowser } from '../models/network.ts';
import { commandsOf, rest, scheduler, sequences, settle, usePages } from '../models/pages.ts';
import type * as page from './checkout.page.tsx';

/**
 * Exactly one order of exactly the ticked lines (docs/adr/0012-exactly-one-order.md): a shopper submits in two tabs,
 * again and again, reloads, waits and closes pages, while requests and responses are late, lost, out of order or
 * answered with an error. The backend leaves what was ordered in the cart, so that nothing but the shop's own code
 * keeps a second order from being made.
 */
type Checkout = Parameters<Parameters<typeof page.CartPage>[0]['onRender']>[0];
type Tab = { seen?: Cart; checkout?: Checkout };
type Shopper = ReturnType<typeof shopperOf>;
/** What the shopper chose: the same in every tab. */
type Choice = { payment: 'ONLINE' | 'OFFLINE'; ticked: string[] };

const tabsOf = usePages<typeof page>('/tests/checkout/checkout.page.tsx');

const LINES = [WINDOW_SEAT, LIGHTING].map((product_variant_id, index) => ({ product_variant_id, qty: index + 1 }));
const DETAILS = { name: 'Chan', address: 'Flat A', area_code: '+852', phone: '91234567', email: '' };

function shopperOf(time: fc.Scheduler, { payment, ticked }: Choice) {
  const choices = { ...DEFAULT_CHOICES, checkout_product_variant_ids: ticked };
  /**
   * How often the shopper was led to the payment or to the order, to which one, and whether the last word is that there
   * is none.
   */
  const told = { ordered: 0, order: undefined as string | null | undefined, isNone: false };
  const refill = () => account().carts.set(state.settings.mainStoreId, structuredClone(LINES));
  const browser = createBrowser(time, { onCarriedOut: refill, onLeave: () => (told.ordered += 1) });
  const state = browser.backend.state();
  const account = () => state.byEmail('kayan@example.hk')!;
  const before = new Set(state.orders.all());
  const orders = () => state.orders.all().flatMap((record) => (before.has(record) ? [] : [record.order]));
  vi.stubGlobal('navigator', { onLine: true });
  refill();
  browser.become(account()._id);

  const tabs = tabsOf(browser, ({ CartPage, place, wasNothingOrdered }, name) => {
    place.path = '/shop/main/cart';
    const tab: Tab = {};
    place.go = (path) => {
      const { pathname, searchParams } = new URL(path, location.origin);
      if (pathname === '/result/order/success')
        Object.assign(told, { ordered: told.ordered + 1, order: searchParams.get('order_id') });
      // what another tab is sending meanwhile is another attempt
      else
        told.isNone =
          wasNothingOrdered() &&
          [...tabs.values()].every((other) => other === tab || other.checkout?.phase !== 'sending');
      tabs.get(name)?.moveOn();
    };
    return { tab, element: <CartPage onRender={(checkout) => (tab.checkout = checkout)} /> };
  });

  const shopper = {
    browser,
    tabs,
    told,
    orders,
    async open(name: number): Promise<void> {
      const tab = await tabs.open(name);
      act(() => tab.code.sessionStore.set('registered'));
      tab.code.getCart(choices).then(
        (cart) => (tab.seen = cart),
        () => {},
      );
    },
    canSubmit: (name: number) => {
      const { seen, checkout } = tabs.get(name) ?? {};
      return seen !== undefined && checkout?.phase === 'idle';
    },
    submit(name: number): void {
      const { seen, checkout } = tabs.get(name) ?? {};
      if (!seen || !checkout) return;
      told.isNone = false;
      act(() => void checkout.submit({ choices, seen, details: DETAILS, payment }));
    },
  };
  return shopper;
}

const command = commandsOf<object, Shopper>(({ orders, told }) => {
  expect(orders().length).toBeLessThanOrEqual(1);
  // who was told that nothing was ordered has no order, now or later
  if (told.isNone) expect(orders()).toEqual([]);
});
/** For as long as the shopper has been told of no order: nobody orders twice who was. */
const until = (run: (shopper: Shopper) => unknown) => (shopper: Shopper) =>
  shopper.told.ordered > 0 ? undefined : run(shopper);

const submit = (tab: number, times: number) =>
  command(
    `submit(${tab}) × ${times}`,
    until((shopper) => {
      if (shopper.canSubmit(tab)) for (let time = 0; time < times; time += 1) shopper.submit(tab);
    }),
  );
// as often as they are worth it
const COMMANDS = [0, 1].flatMap((tab) => [
  ...[0, 0].map(() =>
    command(
      `open(${tab})`,
      until((shopper) => shopper.open(tab)),
    ),
  ),
  ...[1, 1, 1, 1, 2].map((times) => submit(tab, times)),
  command(
    `close(${tab})`,
    until((shopper) => shopper.tabs.get(tab)?.leave()),
  ),
  ...[1, 5, 70].map((seconds) =>
    command(
      `wait(${seconds})`,
      until(() => settle(seconds * 1000)),
    ),
  ),
]);

it(
  'makes exactly one order, whatever happens on the way',
  () =>
    check(
      fc.asyncProperty(
        scheduler(),
        fc.record({ fates: fates(3, 12), checkoutFates }),
        fc.record<Choice>({
          payment: fc.constantFrom('ONLINE', 'OFFLINE'),
          ticked: fc.subarray([WINDOW_SEAT, LIGHTING], { minLength: 1 }),
        }),
        sequences(COMMANDS, 20),
        async (time, given, choice, commands) => {
          const shopper = shopperOf(time, choice);
          const { told, orders, browser, tabs } = shopper;
          await shopper.open(0);
          await shopper.open(1);
          await time.waitIdle();
          browser.afflict(given);
          await fc.scheduledModelRun(time, () => ({ model: {}, real: shopper }), commands);
          // all is well again: who was told nothing looks once more, finds out by waiting, and orders where there is no
          // order
          browser.heal();
          if (told.ordered === 0) await shopper.open(0);
          const look = async () => {
            if (!tabs.get(0)?.seen) await shopper.open(0);
            await rest(time, 8000);
          };
          for (let looks = 0; told.ordered === 0 && looks < 12; looks += 1) await look();
          expect(localStorage.getItem('checkout.sent')).toBeNull();
          if (told.isNone) expect(orders()).toEqual([]);
          for (let tries = 0; told.ordered === 0 && tries < 3; tries += 1) {
            if (shopper.canSubmit(0)) shopper.submit(0);
            await rest(time, 0);
            await look();
          }
          const ordered = orders().map(({ items }) =>
            items.map(({ product_variant_id, qty }) => ({ product_variant_id, qty })),
          );
          expect(told.ordered).toBeGreaterThan(0);
          expect(ordered).toEqual([
            LINES.filter(({ product_variant_id }) => choice.ticked.includes(product_variant_id)),
          ]);
          if (told.order !== undefined) expect(told.order).toBe(orders()[0]?._id);
          tabs.leaveAll();
        },
      ),
      60,
    ),
  MODEL_TIMEOUT_MS,
);
