import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { check, MODEL_TIMEOUT_MS, replay } from '../fast-check.ts';
import { type Fate, fates } from '../generators.ts';
import { broadcastChannels } from '../models/channel.ts';
import { createBrowser } from '../models/network.ts';
import { scheduler, settle, startPages, useModelClock } from '../models/pages.ts';
import type { Shown } from './cart.page.tsx';
import { LIGHTING, preview, WINDOW_SEAT } from './samples.ts';
import type * as page from './cart.page.tsx';

/**
 * A cart and a wishlist in two tabs, changed again and again while requests and responses are late, lost, out of order or answered
 * with an error (docs/adr/0014-cart-and-optimistic-updates.md). What one tab is told to do counts once, what could not be done is
 * said, and in the end every tab shows what the backend has.
 */
type Entry = typeof page;
type Tab = { shown: Shown; toasts: number; reload: () => void; leave: () => void };
type Shopper = Awaited<ReturnType<typeof shopperOf>>;

let pages: Awaited<ReturnType<typeof startPages<Entry>>>;
beforeAll(async () => {
  pages = await startPages<Entry>('/tests/cart/cart.page.tsx');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await pages.close();
});
beforeEach(useModelClock);
afterEach(() => vi.useRealTimers());

const VARIANTS = [WINDOW_SEAT, LIGHTING] as const;
const SERVICES = ['svc-window-seat', 'svc-tv-wall'] as const;
/** A line's quantity that the backend accepts at most. */
const MOST = 99;

async function shopperOf(time: fc.Scheduler, given: readonly Fate[]) {
  const browser = createBrowser(time);
  browser.afflict({ fates: given });
  const state = browser.backend.state();
  const account = state.guest('guest-of-the-model');
  localStorage.clear();
  vi.stubGlobal('BroadcastChannel', broadcastChannels());
  browser.become(account._id, 'TEMP', 'guest-of-the-model');
  const tabs = new Map<number, Tab>();
  const { mainStoreId } = state.settings;

  const shopper = {
    tabs,
    browser,
    /** What the backend has: quantities by variant, services with a heart. */
    inCart: () => Object.fromEntries((account.carts.get(mainStoreId) ?? []).map(({ product_variant_id: id, qty }) => [id, qty])),
    inWishlist: () => (account.wishlists.get(mainStoreId) ?? []).toSorted(),
    async open(name: number): Promise<void> {
      tabs.get(name)?.leave();
      const { code, close } = await pages.open(browser, name);
      code.place.path = '/shop/main/cart';
      code.setAuthInterceptor(code.createAuth());
      const tab = { toasts: 0 } as Tab;
      tabs.set(name, tab);
      code.onToast(({ kind }) => (tab.toasts += Number(kind === 'error')));
      code.sessionStore.set('guest');
      const view = render(<code.Page variants={VARIANTS} services={SERVICES} onRender={(shown) => (tab.shown = shown)} />);
      // as when the tab is looked at again
      tab.reload = () => void Promise.all([code.reloadCart(tab.shown.client), tab.shown.client.invalidateQueries({ queryKey: code.wishlistQuery.queryKey })]);
      tab.leave = () => {
        close();
        view.unmount();
        tabs.delete(name);
      };
    },
  };
  await shopper.open(0);
  await shopper.open(1);
  return shopper;
}

const shownCart = ({ cart }: Shown) => Object.fromEntries(cart.lines.map(({ variantId, qty }) => [variantId, qty]));
const shownHearts = ({ hearts }: Shown) =>
  Object.entries(hearts)
    .flatMap(([id, { isOn }]) => (isOn ? [id] : []))
    .toSorted();

/** What holds at any moment, whatever is under way. */
function checkShown({ tabs }: Shopper): void {
  for (const { shown } of tabs.values()) {
    expect(shown.cart.count).toBe(shown.cart.lines.length);
    for (const { qty } of shown.cart.lines) expect(qty).toBeGreaterThan(0);
    expect(shown.wishlistCount).toBeGreaterThanOrEqual(0);
  }
}

/** What every tab shows once all has been answered and it was looked at again. */
async function checkSettled(time: fc.Scheduler, shopper: Shopper): Promise<void> {
  const rest = async () => {
    await settle(3000);
    await time.waitIdle();
    await settle();
  };
  await rest();
  shopper.browser.heal();
  for (const { reload } of shopper.tabs.values()) act(reload);
  await rest();
  for (const { shown } of shopper.tabs.values()) {
    expect({ cart: shownCart(shown), state: shown.cart.state }).toEqual({ cart: shopper.inCart(), state: 'ready' });
    expect({ hearts: shownHearts(shown), count: shown.wishlistCount }).toEqual({ hearts: shopper.inWishlist(), count: shopper.inWishlist().length });
    expect(shown.client.isMutating()).toBe(0);
  }
}

/** What was asked for: quantities and hearts, as they would be had everything been done at once. */
type Model = { cart: Record<string, number>; hearts: Set<string> };
const newModel = (): Model => ({ cart: {}, hearts: new Set() });

const command = (name: string, run: (shopper: Shopper, model: Model) => Promise<void> | void) =>
  fc.constant<fc.AsyncCommand<Model, Shopper>>({
    check: () => true,
    toString: () => name,
    run: async (model, shopper) => {
      await run(shopper, model);
      await settle();
      checkShown(shopper);
    },
  });

const commandsIn = (tab: number) => [
  ...VARIANTS.flatMap((variant) => [
    ...[1, 1, 3, -1].map((by) =>
      command(`change(${tab}, ${variant}, ${by})`, ({ tabs }, model) => {
        const shown = tabs.get(tab)?.shown;
        if (!shown || shown.cart.state === 'loading') return;
        const before = model.cart[variant] ?? 0;
        if (before + by > MOST) return;
        model.cart[variant] = Math.max(0, before + by);
        act(() => shown.change[variant]?.(by, { ...preview, product_id: variant }));
      }),
    ),
    command(`remove and undo(${tab}, ${variant})`, ({ tabs }) => {
      const shown = tabs.get(tab)?.shown;
      const qty = shown?.cart.lines.find(({ variantId }) => variantId === variant)?.qty;
      if (!shown || qty === undefined) return;
      act(() => shown.change[variant]?.(-qty));
      act(() => shown.change[variant]?.(qty, { ...preview, product_id: variant }));
    }),
    command(`remove(${tab}, ${variant})`, ({ tabs }, model) => {
      const shown = tabs.get(tab)?.shown;
      const qty = shown?.cart.lines.find(({ variantId }) => variantId === variant)?.qty;
      if (!shown || qty === undefined) return;
      model.cart[variant] = 0;
      act(() => shown.change[variant]?.(-qty));
    }),
  ]),
  ...SERVICES.flatMap((service) =>
    [0, 0].map(() =>
      command(`heart(${tab}, ${service})`, ({ tabs }, model) => {
        const heart = tabs.get(tab)?.shown.hearts[service];
        if (!heart) return;
        model.hearts[heart.isOn ? 'delete' : 'add'](service);
        act(() => heart.toggle());
      }),
    ),
  ),
];
const wait = command('wait', () => settle(1000));

const asked = ({ cart, hearts }: Model) => ({ cart: Object.fromEntries(Object.entries(cart).filter(([, qty]) => qty > 0)), hearts: [...hearts].toSorted() });

describe('cart and wishlist', { timeout: MODEL_TIMEOUT_MS }, () => {
  it('in one tab have what was asked for, or say that something went wrong', () =>
    check(
      fc.asyncProperty(
        scheduler(),
        fates(6, 10),
        fc.commands([...commandsIn(0), wait], { maxCommands: 15, size: 'max', ...replay }),
        async (time, given, commands) => {
          const shopper = await shopperOf(time, given);
          // what was clicked before anything was known is not what was seen
          await time.waitIdle();
          const model = newModel();
          await fc.scheduledModelRun(time, () => ({ model, real: shopper }), commands);
          await checkSettled(time, shopper);
          const { failed = [] } = shopper.tabs.get(0)?.shown ?? {};
          const hasSaidSo = failed.length > 0 || (shopper.tabs.get(0)?.toasts ?? 0) > 0;
          if (!hasSaidSo) expect({ cart: shopper.inCart(), hearts: shopper.inWishlist() }).toEqual(asked(model));
          for (const tab of shopper.tabs.values()) tab.leave();
        },
      ),
      25,
    ));

  it('in two tabs are the backend’s in the end', () => {
    const more = [0, 1].flatMap((tab) => [
      ...commandsIn(tab),
      command(`open(${tab})`, (shopper) => shopper.open(tab)),
      command(`clear(${tab})`, ({ tabs }) => act(() => tabs.get(tab)?.shown.clear())),
      command(`look(${tab})`, ({ tabs }) => act(() => tabs.get(tab)?.reload())),
    ]);
    return check(
      fc.asyncProperty(scheduler(), fates(3, 12), fc.commands([...more, wait], { maxCommands: 20, size: 'max', ...replay }), async (time, given, commands) => {
        const shopper = await shopperOf(time, given);
        await fc.scheduledModelRun(time, () => ({ model: newModel(), real: shopper }), commands);
        await checkSettled(time, shopper);
        for (const tab of shopper.tabs.values()) tab.leave();
      }),
      25,
    );
  });
});
