import { act } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIGHTING, WINDOW_SEAT } from '../cart/samples.ts';
import { check, MODEL_TIMEOUT_MS } from '../fast-check.ts';
import { type Fate, fates } from '../generators.ts';
import { createBrowser } from '../models/network.ts';
import { commandsOf, rest, scheduler, sequences, settle, usePages } from '../models/pages.ts';
import type { Shown } from './session.page.tsx';
import type * as page from './session.page.tsx';

/**
 * One browser with three tabs, in which guests come, accounts log in and out, and tokens expire, while requests and
 * responses are late, lost, out of order or answered with an error. However that goes, no page shows data of an account
 * that another has taken the place of (spec 4), its cart included, and no tab makes a guest where the browser has one.
 */
type Visitor = ReturnType<typeof visitorOf>;

const tabsOf = usePages<typeof page>('/tests/session/session.page.tsx');

const LOGINS = {
  kayan: { type: 'EMAIL', email: 'kayan@example.hk', area_code: '+852', phone: '', password: 'Studio2018' },
  chan: { type: 'EMAIL', email: 'chan.taiman@example.hk', area_code: '+852', phone: '', password: 'Harbour88' },
} as const;

/** What is in the cart of each: nobody else has it. */
const CARTS = { kayan: WINDOW_SEAT, chan: LIGHTING, guest: 'svc-window-seat-4ft-oak' };

function visitorOf(time: fc.Scheduler, given: readonly Fate[]) {
  const browser = createBrowser(time, { onCarriedOut: fillCarts });
  browser.afflict({ fates: given });
  const { cookies } = browser;
  const state = browser.backend.state();
  const isGuest = ({ type }: { type: string }) => type === 'TEMP';
  const guestsOfSeed = [...state.accounts.values()].filter(isGuest).length;
  const cartOf = (account: { type: string; email?: string | null }) => {
    if (isGuest(account)) return 'guest';
    return account.email === LOGINS.kayan.email ? 'kayan' : 'chan';
  };
  function fillCarts(): void {
    for (const account of state.accounts.values())
      account.carts.set(state.settings.mainStoreId, [{ product_variant_id: CARTS[cartOf(account)], qty: 1 }]);
  }
  /** Whose session the browser has; undefined without one. */
  const owner = () => (cookies.type ? state.accountOfToken(cookies.token ?? undefined) : undefined);
  const tabs = tabsOf(browser, ({ Page, place }) => {
    place.path = '/about-us';
    const tab: { shown?: Shown } = {};
    return { tab, element: <Page onRender={(shown) => (tab.shown = shown)} /> };
  });
  fillCarts();
  const registeredLogins = () =>
    browser.requests('login').filter(({ body }) => (body as { type: string }).type !== 'TEMP').length;
  /** who was logged out, if nobody has logged in since and nothing has expired */
  let left: { account: string | undefined; logins: number } | undefined;

  const visitor = {
    browser,
    tabs,
    left: () => (left?.logins === registeredLogins() && cookies.type === null ? left.account : undefined),
    guests: () => [...state.accounts.values()].filter(isGuest).length - guestsOfSeed,
    owner: () => owner()?._id,
    /** The lines that the owner's cart has. */
    lines: () => [owner()].flatMap((account) => (account ? CARTS[cartOf(account)] : [])),
    async open(name: number): Promise<void> {
      const { code } = await tabs.open(name);
      code.setAuthInterceptor(code.createAuth());
      act(() => void code.ensureSession());
    },
    read: (name: number) =>
      void tabs
        .get(name)
        ?.code.getUser()
        .catch(() => {}),
    logIn(name: number, who: keyof typeof LOGINS): void {
      act(() => tabs.get(name)?.shown?.logIn(LOGINS[who]));
    },
    /** The page is left for a new one, as the shop does it. Guests have no logout. */
    logOut(name: number): void {
      const tab = tabs.get(name);
      if (tab?.shown?.status !== 'registered') return;
      const out = { account: owner()?._id, logins: registeredLogins() };
      const leave = async () => {
        left = out;
        if (tabs.get(name) === tab) await visitor.open(name);
      };
      act(() => void tab.shown?.logOut().then(leave, () => {}));
    },
    /** As after half an hour. The guest's id is kept for thirty days. */
    expire(): void {
      visitor.revoke();
      browser.expireCookies();
    },
    /** The backend alone ends every session. */
    revoke(): void {
      state.tokens.expire();
      left = undefined;
    },
  };
  return visitor;
}

/**
 * No page shows an account that is not the browser's, but for one whose own session has merely expired: not by a
 * logout.
 */
function checkPages({ tabs, owner, left, lines: own, guests, browser }: Visitor): void {
  for (const [name, { shown }] of tabs) {
    if (!shown || shown.status === 'ended') continue;
    if (owner() === undefined) {
      // nobody is logged in: no page goes on with an account that was logged out
      if (left() !== undefined)
        expect({ tab: name, account: shown.account }).not.toEqual({ tab: name, account: left() });
      continue;
    }
    const { account = owner(), status, lines } = shown;
    expect({ tab: name, status, account, foreign: lines.filter((id) => !own().includes(id)) }).toEqual({
      tab: name,
      status,
      account: owner(),
      foreign: [],
    });
  }
  expect(guests()).toBeLessThanOrEqual(1 + browser.forgottenGuests());
}

const command = commandsOf<object, Visitor>(checkPages);

const TABS = [0, 1, 2];
const COMMANDS = [
  ...TABS.flatMap((tab) => [
    command(`open(${tab})`, (visitor) => visitor.open(tab)),
    command(`close(${tab})`, (visitor) => visitor.tabs.get(tab)?.leave()),
    command(`read(${tab})`, (visitor) => visitor.read(tab)),
    command(`logIn(${tab}, kayan)`, (visitor) => visitor.logIn(tab, 'kayan')),
    command(`logIn(${tab}, chan)`, (visitor) => visitor.logIn(tab, 'chan')),
    command(`logOut(${tab})`, (visitor) => visitor.logOut(tab)),
  ]),
  command('expire', (visitor) => visitor.expire()),
  command('revoke', (visitor) => visitor.revoke()),
  ...[1, 20].map((seconds) => command(`wait(${seconds})`, () => settle(seconds * 1000))),
];

it(
  'has one guest at a time, and shows each account to itself alone',
  () =>
    check(
      fc.asyncProperty(scheduler(), fates(3, 12), sequences(COMMANDS, 15), async (time, given, commands) => {
        const visitor = visitorOf(time, given);
        await visitor.open(0);
        await visitor.open(1);
        await fc.scheduledModelRun(time, () => ({ model: {}, real: visitor }), commands);
        await rest(time, 20_000);
        checkPages(visitor);
        // all is well again: a new page has a session, and knows whose
        visitor.browser.heal();
        for (let opened = 0; opened === 0 || visitor.tabs.get(0)?.shown?.status === 'ended'; opened += 1) {
          expect(opened, 'documents until there is a session').toBeLessThan(2);
          await visitor.open(0);
          await rest(time, 20_000);
          checkPages(visitor);
        }
        // a refusal of the session before that came late has taken the new cookies along: the next call finds out
        if (visitor.owner() === undefined) visitor.read(0);
        await rest(time, 20_000);
        expect(visitor.owner()).toBeDefined();
        expect(visitor.tabs.get(0)?.shown).toMatchObject({ account: visitor.owner(), lines: visitor.lines() });
        visitor.tabs.leaveAll();
      }),
      50,
    ),
  MODEL_TIMEOUT_MS,
);
