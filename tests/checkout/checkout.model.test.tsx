import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { Cart } from '@/lib/cart/schema';
import { LIGHTING, WINDOW_SEAT } from '../cart/samples.ts';
import { check, MODEL_TIMEOUT_MS, replay } from '../fast-check.ts';
import { checkoutFates, fates } from '../generators.ts';
import { createBrowser } from '../models/network.ts';
import { scheduler, settle, startPages, useModelClock } from '../models/pages.ts';
import type * as page from './checkout.page.tsx';

/**
 * Exactly one order (docs/adr/0012-exactly-one-order.md): a shopper submits in two tabs, again and again, reloads, waits and closes
 * pages, while requests and responses are late, lost, out of order or answered with an error. The backend leaves what was ordered
 * in the cart, so that nothing but the shop's own code keeps a second order from being made.
 */
type Entry = typeof page;
type Pages = Awaited<ReturnType<typeof startPages<Entry>>>;
type Checkout = Parameters<Parameters<Entry['CartPage']>[0]['onRender']>[0];
type Tab = { seen?: Cart; checkout?: Checkout; leave: () => void };
type Shopper = ReturnType<typeof shopperOf>;
/** Whether the shopper has been led to the payment or to the order: nobody orders twice who was told so. */
type Model = { isTold: boolean };

let pages: Pages;
beforeAll(async () => {
  pages = await startPages<Entry>('/tests/checkout/checkout.page.tsx');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await pages.close();
});
beforeEach(useModelClock);
afterEach(() => {
  vi.useRealTimers();
});

const LINES = [WINDOW_SEAT, LIGHTING].map((product_variant_id) => ({ product_variant_id, qty: 1 }));
const CHOICES = { ...DEFAULT_CHOICES, checkout_product_variant_ids: [WINDOW_SEAT, LIGHTING] };
const DETAILS = { name: 'Chan', address: 'Flat A', area_code: '+852', phone: '91234567', email: '' };

function shopperOf(time: fc.Scheduler, payment: 'ONLINE' | 'OFFLINE') {
  const refill = () => account().carts.set(state.settings.mainStoreId, structuredClone(LINES));
  const browser = createBrowser(time, { onCarriedOut: refill });
  const state = browser.backend.state();
  const account = () => state.byEmail('kayan@example.hk')!;
  const before = state.orders.all().length;
  const orders = () => state.orders.all().length - before;
  const tabs = new Map<number, Tab>();
  const told = { ordered: 0, isNone: false };

  localStorage.clear();
  vi.stubGlobal('navigator', { onLine: true });
  const { href, origin, pathname, search } = location;
  vi.stubGlobal('location', { href, origin, pathname, search, assign: () => (told.ordered += 1) });
  refill();
  browser.become(account()._id, 'EMAIL');

  const shopper = {
    browser,
    tabs,
    orders,
    told,
    /** A page of its own; what was open in this tab is gone. */
    async open(name: number): Promise<void> {
      tabs.get(name)?.leave();
      const { code, close } = await pages.open(browser, name);
      const { CartPage, sessionStore, getCart, place, wasNothingOrdered } = code;
      place.path = '/shop/main/cart';
      const tab: Tab = { leave: () => {} };
      tabs.set(name, tab);
      const view = render(<CartPage onRender={(checkout) => (tab.checkout = checkout)} />);
      tab.leave = () => {
        close();
        view.unmount();
        tabs.delete(name);
      };
      place.go = (path) => {
        if (path.startsWith('/result/order/success')) told.ordered += 1;
        else told.isNone = wasNothingOrdered();
        // the page is left for another one of the same document
        queueMicrotask(() => view.unmount());
        tabs.delete(name);
      };
      act(() => sessionStore.set('registered'));
      getCart(CHOICES).then(
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
      act(() => void checkout.submit({ choices: CHOICES, seen, details: DETAILS, payment }));
    },
  };
  return shopper;
}

const command = (name: string, run: (shopper: Shopper) => Promise<void> | void, isPossible: (shopper: Shopper) => boolean = () => true) =>
  fc.constant<fc.AsyncCommand<Model, Shopper>>({
    check: (model) => !model.isTold,
    toString: () => name,
    run: async (model, shopper) => {
      model.isTold ||= shopper.told.ordered > 0;
      if (!model.isTold && isPossible(shopper)) await run(shopper);
      await settle();
      expect(shopper.orders()).toBeLessThanOrEqual(1);
      // who was told that nothing was ordered has no order, now or later
      if (shopper.told.isNone) expect(shopper.orders()).toBe(0);
      model.isTold ||= shopper.told.ordered > 0;
    },
  });

const submit = (tab: number, times = 1) =>
  command(
    `submit(${tab}) × ${times}`,
    (shopper) => {
      for (let time = 0; time < times; time += 1) shopper.submit(tab);
    },
    (shopper) => shopper.canSubmit(tab),
  );
// as often as they are worth it
const COMMANDS = [0, 1].flatMap((tab) => [
  ...[0, 0].map(() => command(`open(${tab})`, (shopper) => shopper.open(tab))),
  ...[1, 1, 1, 1, 2].map((times) => submit(tab, times)),
  command(`close(${tab})`, (shopper) => shopper.tabs.get(tab)?.leave()),
  ...[1, 5, 70].map((seconds) => command(`wait(${seconds})`, () => settle(seconds * 1000))),
]);

it(
  'makes exactly one order, whatever happens on the way',
  () =>
    check(
      fc.asyncProperty(
        scheduler(),
        fc.record({ fates: fates(3, 12), checkoutFates }),
        fc.constantFrom('ONLINE' as const, 'OFFLINE' as const),
        fc.commands(COMMANDS, { maxCommands: 20, size: 'max', ...replay }),
        async (time, given, payment, commands) => {
          const shopper = shopperOf(time, payment);
          const { told, orders, browser, tabs } = shopper;
          await shopper.open(0);
          await shopper.open(1);
          await time.waitIdle();
          browser.afflict(given);
          await fc.scheduledModelRun(time, () => ({ model: { isTold: false }, real: shopper }), commands);
          // all is well again: who was told nothing looks once more, finds out by waiting, and orders where there is no order
          browser.heal();
          if (told.ordered === 0) await shopper.open(0);
          const look = async () => {
            if (!tabs.get(0)?.seen) await shopper.open(0);
            await settle(8000);
            await time.waitIdle();
          };
          for (let looks = 0; told.ordered === 0 && looks < 12; looks += 1) await look();
          expect(localStorage.getItem('checkout.sent')).toBeNull();
          if (told.isNone) expect(orders()).toBe(0);
          for (let tries = 0; told.ordered === 0 && tries < 3; tries += 1) {
            if (shopper.canSubmit(0)) shopper.submit(0);
            await settle();
            await time.waitIdle();
            await look();
          }
          expect({ isTold: told.ordered > 0, orders: orders() }).toEqual({ isTold: true, orders: 1 });
          for (const tab of tabs.values()) tab.leave();
        },
      ),
      60,
    ),
  MODEL_TIMEOUT_MS,
);
