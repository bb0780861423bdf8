import { act } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '@/lib/cart/lines';
import { check, MODEL_TIMEOUT_MS } from '../fast-check.ts';
import { type Fate, fates } from '../generators.ts';
import { calculateCart } from '../mock-backend/state/calculation.ts';
import { createBrowser } from '../models/network.ts';
import { commandsOf, rest, scheduler, sequences, settle, usePages } from '../models/pages.ts';
import type { Shown } from './cart.page.tsx';
import { LIGHTING, preview, WINDOW_SEAT } from './samples.ts';
import type * as page from './cart.page.tsx';

/**
 * A cart in two tabs: lines are added, changed, ticked, removed and taken back while requests and responses are late,
 * lost, out of order or answered with an error (docs/adr/0014-cart-and-optimistic-updates.md). What one tab is told to
 * do counts once, what could not be done is said, only the ticked lines would be ordered, and in the end every tab
 * shows what the backend has calculated.
 */
type Shopper = Awaited<ReturnType<typeof shopperOf>>;
type Tab = {
  shown: Shown;
  /** messages that something failed */
  toasts: number;
  /** lines that must say that their last change failed, from the first so many answers */
  failed: Set<string>;
  read: number;
  /** how many more or fewer were asked for, by variant, without what a failure took down, and how many were sent */
  asked: Record<string, number>;
  sent: Record<string, number>;
  hasFailed: Set<string>;
};

const tabsOf = usePages<typeof page>('/tests/cart/cart.page.tsx');

const VARIANTS = [WINDOW_SEAT, LIGHTING] as const;
const previews = Object.fromEntries(
  VARIANTS.map((id) => [id, { ...preview, product_id: id, product_title: { en: id } }]),
);
/** What is in the cart before anything is done. */
const BEFORE = { [WINDOW_SEAT]: 2, [LIGHTING]: 1 };
const GUEST = 'guest-of-the-model';

async function shopperOf(time: fc.Scheduler, given: readonly Fate[]) {
  const browser = createBrowser(time);
  browser.afflict({ fates: given });
  const state = browser.backend.state();
  const account = state.guest(GUEST);
  browser.become(account._id, 'TEMP', GUEST);
  const { mainStoreId } = state.settings;
  const catalog = state.catalogs.get(mainStoreId)!;
  account.carts.set(
    mainStoreId,
    Object.entries(BEFORE).map(([product_variant_id, qty]) => ({ product_variant_id, qty })),
  );
  const lines = () => account.carts.get(mainStoreId) ?? [];

  const tabs = tabsOf(browser, ({ Page, place, onToast }) => {
    place.path = '/shop/main/cart';
    const tab = { toasts: 0, failed: new Set(), read: 0, asked: {}, sent: {}, hasFailed: new Set() } as unknown as Tab;
    onToast(({ kind }) => (tab.toasts += Number(kind === 'error')));
    return { tab, element: <Page previews={previews} onRender={(shown) => (tab.shown = shown)} /> };
  });

  const shopper = {
    tabs,
    browser,
    /** What the backend has. */
    inCart: () => Object.fromEntries(lines().map(({ product_variant_id: id, qty }) => [id, qty])),
    priceOf: (id: string) => catalog.variant(id)!.variant.price,
    /** As the backend calculates the cart for what a tab has ticked. */
    calculate: ({ shown: { choices } }: Tab) =>
      calculateCart({ lines: lines(), choices, catalog, voucher: undefined, account }),
    sell: (id: string, is_available: boolean) =>
      void catalog.patch(catalog.variant(id)!.product._id, { variant_id: id, is_available }),
    async open(name: number): Promise<void> {
      const { code } = await tabs.open(name);
      code.setAuthInterceptor(code.createAuth());
      act(() => code.sessionStore.set('guest'));
    },
    // as when the tab is looked at again
    look: (name: number) => act(() => void tabs.get(name)?.code.reloadCart(tabs.get(name)!.shown.client)),
  };
  await shopper.open(0);
  await shopper.open(1);
  return shopper;
}

const quantities = (lines: readonly CartLine[]) =>
  Object.fromEntries(lines.map(({ variantId, qty }) => [variantId, qty]));
const snapshot = () =>
  (JSON.parse(localStorage.getItem('cart') ?? 'null') as { value: { lines: CartLine[] } } | null)?.value.lines;

/**
 * What was asked for in the one tab, as it would be had everything been done at once, and the lines that are unticked
 * in each.
 */
type Model = { cart: Record<string, number>; unticked: Map<number, Set<string>> };
const newModel = (): Model => ({ cart: { ...BEFORE }, unticked: new Map([0, 1].map((tab) => [tab, new Set()])) });

type OpenTab = Shopper['tabs'] extends Map<number, infer Value> ? Value : never;

/** What was sent by now, and which lines must say that a change failed. */
function readAnswers(tab: OpenTab): void {
  for (const { call, body, isOk } of tab.answers.slice(tab.read)) {
    const { product_variant_id: id = '', qty = 0 } = (body ?? {}) as { product_variant_id?: string; qty?: number };
    if (call.endsWith('/clear-cart')) tab.failed.clear();
    if (!call.endsWith('/add-to-cart')) continue;
    tab.sent[id] = (tab.sent[id] ?? 0) + qty;
    if (isOk) continue;
    tab.failed.add(id);
    tab.hasFailed.add(id);
    // what was asked for meanwhile was asked for on top of it
    tab.asked[id] = tab.sent[id];
  }
  tab.read = tab.answers.length;
}

/** What holds at any moment, whatever is under way. */
function checkShown({ tabs, priceOf }: Shopper, { unticked }: Model): void {
  for (const [name, tab] of tabs) {
    const { cart, client, failed, choices, calculated, ticks, removed } = tab.shown;
    const { lines } = cart;
    expect(cart.count).toBe(lines.length);
    expect(new Set(lines.map(({ variantId }) => variantId)).size, 'each line once').toBe(lines.length);
    for (const { qty, item, variantId } of lines) {
      expect(qty).toBeGreaterThan(0);
      // the money is the backend's, of this quantity, or there is none
      if (item)
        expect([item.qty, item.product_variant_id, item.subtotal_price]).toEqual([
          qty,
          variantId,
          qty * priceOf(variantId),
        ]);
    }
    // only what is shown ticked would be ordered
    const wanted = lines
      .filter(({ variantId, isAvailable }) => isAvailable && !unticked.get(name)?.has(variantId))
      .map(({ variantId }) => variantId);
    expect({ ticked: ticks.ticked, ordered: choices.checkout_product_variant_ids }).toEqual({
      ticked: wanted,
      ordered: wanted,
    });
    if (wanted.length > 0 && calculated.cart && !calculated.isCalculating) {
      const { cart_items: items, calculations } = calculated.cart;
      const sum = items
        .filter((item) => wanted.includes(item.product_variant_id))
        .reduce((total, item) => total + item.original_subtotal_price, 0);
      expect(calculations.price.subtotal, 'of the ticked lines').toBe(sum);
    }
    if (removed) expect(lines.map(({ variantId }) => variantId)).not.toContain(removed.variantId);
    readAnswers(tab);
    expect(new Set(failed)).toEqual(tab.failed);
    const mishaps = tab.answers.filter(({ call, isOk }) => !isOk && /(add-to-cart|clear-cart)$/.test(call)).length;
    // reads that fail raise one for the page
    expect(tab.toasts - mishaps, 'messages beside those of changes').toBeOneOf(
      tab.answers.some(({ call, isOk }) => !isOk && call.endsWith('/all')) ? [0, 1] : [0],
    );
    const isUnread = client.getQueryState(tab.code.linesQuery.queryKey)?.data === undefined;
    if (isUnread && cart.state !== 'failed' && client.isMutating() === 0)
      expect(quantities(lines), 'first paint').toEqual(quantities(snapshot() ?? []));
  }
}

/** What every tab shows once all has been answered and it was looked at again. */
async function checkSettled(time: fc.Scheduler, shopper: Shopper, model: Model): Promise<void> {
  await rest(time, 3000);
  shopper.browser.heal();
  for (const tab of shopper.tabs.values()) {
    checkShown(shopper, model);
    for (const id of VARIANTS) expect({ id, sent: tab.sent[id] ?? 0 }).toEqual({ id, sent: tab.asked[id] ?? 0 });
  }
  for (const name of shopper.tabs.keys()) shopper.look(name);
  await rest(time, 3000);
  checkShown(shopper, model);
  for (const tab of shopper.tabs.values()) {
    const { cart, client, calculated } = tab.shown;
    const now = shopper.calculate(tab);
    expect({ cart: quantities(cart.lines), state: cart.state, isChanging: cart.isChanging }).toEqual({
      cart: shopper.inCart(),
      state: 'ready',
      isChanging: false,
    });
    expect(cart.lines.map(({ item }) => item)).toMatchObject(
      now.cart_items.map(({ subtotal_price, is_available }) => ({ subtotal_price, is_available })),
    );
    if (tab.shown.ticks.ticked.length > 0)
      expect(calculated).toMatchObject({
        cart: { calculations: now.calculations },
        isCalculating: false,
        hasFailed: false,
      });
    expect(client.isMutating()).toBe(0);
    expect(quantities(snapshot() ?? [])).toEqual(shopper.inCart());
  }
}

const command = commandsOf<Model, Shopper>(checkShown);
const shownQty = ({ shown }: Tab, id: string) => shown.cart.lines.find(({ variantId }) => variantId === id)?.qty ?? 0;

/** Does in a tab what leads to this quantity of a variant, which it shows at once. */
async function changeTo(tab: OpenTab, model: Model, id: string, qty: number, change: () => void): Promise<void> {
  readAnswers(tab);
  tab.failed.delete(id);
  const by = qty - shownQty(tab, id);
  tab.asked[id] = (tab.asked[id] ?? 0) + by;
  // in a cart that could not be read it comes on top of what is there
  model.cart[id] = (model.cart[id] ?? 0) + by;
  act(change);
  await settle();
  expect(shownQty(tab, id), 'before any response').toBe(qty);
}

async function remove(tab: OpenTab, model: Model, id: string): Promise<void> {
  const line = tab.shown.cart.lines.find(({ variantId }) => variantId === id);
  if (!line) return;
  await changeTo(tab, model, id, 0, () => tab.shown.remove[id]?.());
  expect(tab.shown.removed).toBe(line);
}

async function takeBack(tab: OpenTab, model: Model): Promise<void> {
  const { removed, undo } = tab.shown;
  if (!removed) return;
  await changeTo(tab, model, removed.variantId, removed.qty, undo);
  expect(tab.shown.removed).toBeNull();
  expect(tab.shown.cart.lines.at(-1)?.productTitle).toEqual(removed.productTitle);
}

const commandsIn = (name: number) => {
  const inTab = (title: string, run: (tab: OpenTab, model: Model) => unknown) =>
    command(`${title} in ${name}`, async ({ tabs }, model) => {
      // nobody clicks on what has not been rendered: a read that starts anew shows a moment later
      await settle(5);
      const tab = tabs.get(name);
      return tab && tab.shown.cart.state !== 'loading' ? run(tab, model) : undefined;
    });
  return [
    ...VARIANTS.flatMap((id) => [
      ...[1, 1, 3, -1, 60].map((by) =>
        inTab(`change(${id}, ${by})`, (tab, model) =>
          changeTo(tab, model, id, Math.max(0, shownQty(tab, id) + by), () => tab.shown.change[id]?.(by)),
        ),
      ),
      inTab(`remove(${id})`, (tab, model) => remove(tab, model, id)),
      inTab(`remove and undo(${id})`, async (tab, model) => {
        await remove(tab, model, id);
        await takeBack(tab, model);
      }),
      inTab(`tick(${id})`, ({ shown }, { unticked }) => {
        const isTicked = shown.ticks.ticked.includes(id);
        if (!shown.cart.lines.some(({ variantId, isAvailable }) => variantId === id && isAvailable)) return;
        unticked.get(name)?.[isTicked ? 'add' : 'delete'](id);
        act(() => shown.ticks.tick(id, !isTicked));
      }),
    ]),
    inTab('undo', takeBack),
    inTab('tick all', ({ shown }, { unticked }) => {
      unticked.get(name)?.clear();
      act(() => shown.ticks.tickAll(true));
    }),
    inTab('untick all', ({ shown }, { unticked }) => {
      for (const { variantId, isAvailable } of shown.cart.lines) if (isAvailable) unticked.get(name)?.add(variantId);
      act(() => shown.ticks.tickAll(false));
    }),
  ];
};
const wait = command('wait', () => settle(1000));

describe('cart', { timeout: MODEL_TIMEOUT_MS }, () => {
  it('in one tab has what was asked for, or says that something went wrong', () =>
    check(
      fc.asyncProperty(
        scheduler(),
        fates(6, 10),
        sequences([...commandsIn(0), wait], 15),
        async (time, given, commands) => {
          const shopper = await shopperOf(time, given);
          // what was clicked before anything was known is not what was seen
          await time.waitIdle();
          const model = newModel();
          await fc.scheduledModelRun(time, () => ({ model, real: shopper }), commands);
          await checkSettled(time, shopper, model);
          const { hasFailed = new Set() } = shopper.tabs.get(0) ?? {};
          const rest = (cart: Record<string, number>) =>
            Object.fromEntries(Object.entries(cart).filter(([id, qty]) => qty > 0 && !hasFailed.has(id)));
          expect(rest(shopper.inCart())).toEqual(rest(model.cart));
          shopper.tabs.leaveAll();
        },
      ),
      25,
    ));

  it('in two tabs is the backend’s in the end', () => {
    const more = [0, 1].flatMap((tab) => [
      ...commandsIn(tab),
      command(`open(${tab})`, (shopper) => shopper.open(tab)),
      command(`clear(${tab})`, ({ tabs }) => act(() => tabs.get(tab)?.shown.clear())),
      command(`look(${tab})`, (shopper) => shopper.look(tab)),
    ]);
    const sell = [true, false].map((isAvailable) =>
      command(`sell(${isAvailable})`, (shopper) => shopper.sell(LIGHTING, isAvailable)),
    );
    return check(
      fc.asyncProperty(
        scheduler(),
        fates(3, 12),
        sequences([...more, ...sell, wait], 20),
        async (time, given, commands) => {
          const shopper = await shopperOf(time, given);
          const model = newModel();
          await fc.scheduledModelRun(time, () => ({ model, real: shopper }), commands);
          await checkSettled(time, shopper, model);
          shopper.tabs.leaveAll();
        },
      ),
      25,
    );
  });
});
