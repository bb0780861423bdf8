import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { check, MODEL_TIMEOUT_MS, replay } from '../fast-check.ts';
import { type Fate, fates } from '../generators.ts';
import { broadcastChannels } from '../models/channel.ts';
import { createBrowser } from '../models/network.ts';
import { scheduler, settle, startPages, useModelClock } from '../models/pages.ts';
import type { Shown } from './session.page.tsx';
import type * as page from './session.page.tsx';

/**
 * One browser with three tabs, in which guests come, accounts log in and out, and tokens expire, while requests and responses are
 * late, lost, out of order or answered with an error. However that goes, no page shows data of an account that another has taken the
 * place of (spec 4), and no tab makes a guest where the browser has one.
 */
type Entry = typeof page;
type Tab = { shown?: Shown; leave: () => void; read: () => void };
type Visitor = ReturnType<typeof visitorOf>;

let pages: Awaited<ReturnType<typeof startPages<Entry>>>;
beforeAll(async () => {
  pages = await startPages<Entry>('/tests/session/session.page.tsx');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await pages.close();
});
beforeEach(useModelClock);
afterEach(() => vi.useRealTimers());

const LOGINS = {
  kayan: { type: 'EMAIL', email: 'kayan@example.hk', area_code: '+852', phone: '', password: 'Studio2018' },
  chan: { type: 'EMAIL', email: 'chan.taiman@example.hk', area_code: '+852', phone: '', password: 'Harbour88' },
} as const;

function visitorOf(time: fc.Scheduler, given: readonly Fate[]) {
  const browser = createBrowser(time);
  browser.afflict({ fates: given });
  const { cookies } = browser;
  const state = browser.backend.state();
  const tabs = new Map<number, Tab>();
  const guestsOfSeed = [...state.accounts.values()].filter(({ type }) => type === 'TEMP').length;

  localStorage.clear();
  vi.stubGlobal('BroadcastChannel', broadcastChannels());
  const { href, origin, pathname, search } = location;
  vi.stubGlobal('location', { href, origin, pathname, search, assign: () => {}, replace: () => {}, reload: () => {} });

  const visitor = {
    browser,
    tabs,
    guests: () => [...state.accounts.values()].filter(({ type }) => type === 'TEMP').length - guestsOfSeed,
    /** Whose session the browser has; undefined without one. */
    owner: () => (cookies.type ? state.accountOfToken(cookies.token ?? undefined)?._id : undefined),
    async open(name: number): Promise<void> {
      tabs.get(name)?.leave();
      const { code, close } = await pages.open(browser, name);
      const { Page, place, createAuth, setAuthInterceptor, ensureSession, getUser } = code;
      place.path = '/about-us';
      const tab: Tab = { leave: () => {}, read: () => void getUser().catch(() => {}) };
      tabs.set(name, tab);
      setAuthInterceptor(createAuth());
      const view = render(<Page onRender={(shown) => (tab.shown = shown)} />);
      tab.leave = () => {
        close();
        view.unmount();
        tabs.delete(name);
      };
      act(() => void ensureSession());
    },
    logIn(name: number, who: keyof typeof LOGINS): void {
      act(() => tabs.get(name)?.shown?.logIn(LOGINS[who]));
    },
    /** The page is left for a new one, as the shop does it. Guests have no logout. */
    logOut(name: number): void {
      const tab = tabs.get(name);
      if (tab?.shown?.status !== 'registered') return;
      const leave = async () => {
        if (tabs.get(name) === tab) await visitor.open(name);
      };
      act(() => void tab.shown?.logOut().then(leave, () => {}));
    },
    /** As after half an hour. The guest's id is kept for thirty days. */
    expire(): void {
      state.tokens.expire();
      browser.expireCookies();
    },
    /** The backend alone ends every session. */
    revoke: () => void state.tokens.expire(),
  };
  return visitor;
}

/** No page shows an account that is not the browser's, but for one whose own session has merely expired. */
function checkPages({ tabs, owner, guests, browser }: Visitor): void {
  for (const [name, { shown }] of tabs) {
    const { account, status } = shown ?? {};
    if (account === undefined || status === 'ended') continue;
    if (owner() !== undefined) expect({ tab: name, status, account }).toEqual({ tab: name, status, account: owner() });
  }
  expect(guests()).toBeLessThanOrEqual(1 + browser.forgottenGuests());
}

const command = (name: string, run: (visitor: Visitor) => Promise<void> | void) =>
  fc.constant<fc.AsyncCommand<object, Visitor>>({
    check: () => true,
    toString: () => name,
    run: async (_, visitor) => {
      await run(visitor);
      await settle();
      checkPages(visitor);
    },
  });

const TABS = [0, 1, 2];
const COMMANDS = [
  ...TABS.flatMap((tab) => [
    command(`open(${tab})`, (visitor) => visitor.open(tab)),
    command(`close(${tab})`, (visitor) => visitor.tabs.get(tab)?.leave()),
    command(`read(${tab})`, (visitor) => visitor.tabs.get(tab)?.read()),
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
      fc.asyncProperty(scheduler(), fates(3, 12), fc.commands(COMMANDS, { maxCommands: 15, size: 'max', ...replay }), async (time, given, commands) => {
        const visitor = visitorOf(time, given);
        await visitor.open(0);
        await visitor.open(1);
        await fc.scheduledModelRun(time, () => ({ model: {}, real: visitor }), commands);
        await settle(20_000);
        await time.waitIdle();
        checkPages(visitor);
        // all is well again: a new page has a session, and knows whose
        visitor.browser.heal();
        for (let opened = 0; opened === 0 || visitor.tabs.get(0)?.shown?.status === 'ended'; opened += 1) {
          expect(opened, 'documents until there is a session').toBeLessThan(2);
          await visitor.open(0);
          await settle(20_000);
          await time.waitIdle();
          checkPages(visitor);
        }
        expect(visitor.owner()).toBeDefined();
        expect(visitor.tabs.get(0)?.shown?.account).toBe(visitor.owner());
        for (const tab of visitor.tabs.values()) tab.leave();
      }),
      100,
    ),
  MODEL_TIMEOUT_MS,
);
