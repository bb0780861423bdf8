import { render } from '@testing-library/react';
import axios from 'axios';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createViteServer } from 'vitest/node';
import type { Browser, Page } from './network.ts';

const ROOT = process.cwd();
/** What calls are made with. */
const CLIENT = ['calls/http', 'calls/browser', 'contract'].map((name) => `${ROOT}/lib/${name}.ts`);
/**
 * So many pages may be open at once: each has a runner of its own, whose modules are forgotten when it is opened again.
 */
const RUNNERS = 6;

type Runner = { clearCache: () => void; import: (path: string) => Promise<unknown> };

/**
 * Pages of the shop as tabs have them: each runs the modules of `entry` anew, so that nothing is shared but what a
 * browser shares. Packages are loaded once.
 * @param entry path of a module, which exports what a test uses of the shop
 */
async function startPages<Entry>(entry: string) {
  const names = Array.from({ length: RUNNERS }, (_, index) => `page${index}`);
  const vite = await createViteServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: {
      alias: [
        { find: /^(@\/lib\/i18n|next)\/navigation$/, replacement: `${ROOT}/tests/models/navigation.ts` },
        { find: /^@\//, replacement: `${ROOT}/` },
      ],
      noExternal: ['next-intl'],
    },
    // locks end with the page that holds them, each tab has its own session storage, and hears what others store for
    // all
    environments: Object.fromEntries(
      names.map((name) => {
        const own = `globalThis.ofPage.${name}`;
        const define = {
          'navigator.locks': `${own}.locks`,
          sessionStorage: `${own}.session`,
          localStorage: `${own}.local`,
        };
        return [
          name,
          { define: { ...define, addEventListener: `${own}.listen`, removeEventListener: `${own}.unlisten` } },
        ];
      }),
    ),
  });
  const ofPage: Record<string, ReturnType<typeof globalsOf>> = {};
  vi.stubGlobal('ofPage', ofPage);
  const runnerOf = (name: string) => (vite.environments[name] as unknown as { runner: Runner }).runner;
  let opened = 0;
  return {
    /** A new document in a tab of a browser. */
    async open(browser: Browser, tab: number) {
      const page: Page = { isClosed: false };
      const closed = Promise.withResolvers<void>();
      const name = names[opened++ % RUNNERS] ?? '';
      const heard = new EventTarget();
      browser.listeners.add(heard);
      ofPage[name] = globalsOf(browser, tab, heard, closed.promise);
      const runner = runnerOf(name);
      runner.clearCache();
      // the shop's client takes it over when its module is evaluated: now, and not with the page's first call
      axios.defaults.adapter = browser.adapterOf(page);
      const [code] = (await whileLoading(Promise.all([entry, ...CLIENT].map((module) => runner.import(module))))) as [
        Entry,
      ];
      const close = () => {
        page.isClosed = true;
        browser.listeners.delete(heard);
        closed.resolve();
      };
      return { code, close };
    },
    close: () => vite.close(),
  };
}

/** What a page has in place of the globals of this process. */
function globalsOf(browser: Browser, tab: number, heard: EventTarget, closed: Promise<void>) {
  const session = browser.storages.get(tab) ?? new TabStorage();
  browser.storages.set(tab, session);
  const targetOf = (type: string) => (type === 'storage' ? heard : window);
  function store(key: string, value: string | null): void {
    if (localStorage.getItem(key) === value) return;
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    for (const other of browser.listeners)
      if (other !== heard) queueMicrotask(() => other.dispatchEvent(new StorageEvent('storage', { key })));
  }
  return {
    locks: locksUntil(closed, browser),
    session,
    local: {
      getItem: (key: string) => localStorage.getItem(key),
      setItem: store,
      removeItem: (key: string) => store(key, null),
    },
    listen: (type: string, listener: EventListener) => targetOf(type).addEventListener(type, listener),
    unlisten: (type: string, listener: EventListener) => targetOf(type).removeEventListener(type, listener),
  };
}

/** The session storage of one tab. */
export class TabStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

type Work = (lock: object | null) => Promise<unknown>;

/** The browser's locks, as far as the shop uses them, until a page is closed. */
function locksUntil(closed: Promise<void>, { locks }: Browser) {
  const until =
    (work: Work): Work =>
    (lock) =>
      Promise.race([work(lock), closed]);
  return {
    request: (name: string, ...args: [Work] | [{ ifAvailable: boolean }, Work]) =>
      args.length === 2 ? locks.request(name, args[0], until(args[1])) : locks.request(name, until(args[0])),
  };
}

/** The code of pages that are being opened, which takes real time. */
const loading = new Set<Promise<unknown>>();

async function whileLoading<Code>(code: Promise<Code>): Promise<Code> {
  loading.add(code);
  try {
    return await code;
  } finally {
    loading.delete(code);
  }
}

/** Turns of the event loop after which React has rendered, and what that started has been sent. */
const ROUNDS = 6;

/** Lets everything happen that needs no response, and no time; a page that is being opened is open afterwards. */
export async function settle(ms = 0): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await vi.advanceTimersByTimeAsync(round === 0 ? ms : 0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (loading.size === 0) return;
  await Promise.all(loading);
  await settle();
}

/**
 * Decides what arrives when. One thing happens at a time, with all that follows from it at once: the same choices have
 * the same outcome.
 */
export const scheduler = (): fc.Arbitrary<fc.Scheduler> =>
  fc.scheduler({
    act: async (work) => {
      await work();
      await settle();
    },
  });

/** Waits until everything that was sent has been answered, and what followed from it `ms` later too. */
export async function rest(time: fc.Scheduler, ms: number): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await settle(ms);
    await time.waitIdle();
  }
  await settle();
}

/** Makes the commands of a model. `check` is called once everything has happened that needs no response. */
export const commandsOf =
  <Model extends object, Real>(check: (real: Real, model: Model) => void) =>
  (name: string, run: (real: Real, model: Model) => unknown): fc.Arbitrary<fc.AsyncCommand<Model, Real>> =>
    fc.constant({
      check: () => true,
      toString: () => name,
      run: async (model, real) => {
        await run(real, model);
        await settle();
        check(real, model);
      },
    });

/** Sequences of so many of these commands at most, one of which may be there several times, to be drawn more often. */
export const sequences = <Model extends object, Real>(
  commands: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[],
  maxCommands: number,
) => fc.commands(commands, { maxCommands, size: 'max' });

/**
 * A page of a tab: the shop's code that it runs, and its end. `moveOn`: another page of the same document takes its
 * place.
 */
export type Opened<Entry> = { code: Entry; leave: () => void; moveOn: () => void };

/**
 * The pages of one file's models, each with modules of its own, and the clocks that a model moves; what React and the
 * network need to go on stays real.
 * @param entry path of a module, which exports what a model uses of the shop
 */
export function usePages<Entry>(entry: string) {
  let pages: Awaited<ReturnType<typeof startPages<Entry>>>;
  beforeAll(async () => {
    pages = await startPages<Entry>(entry);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await pages.close();
  });
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] }),
  );
  afterEach(() => vi.useRealTimers());

  /**
   * The tabs of a browser, by number.
   * @param begin says what a model knows of a new page, and what the page shows
   */
  return function tabsOf<Tab extends object>(
    browser: Browser,
    begin: (code: Entry, name: number) => { tab: Tab; element: ReactElement },
  ) {
    const tabs = new Map<number, Tab & Opened<Entry>>();
    return Object.assign(tabs, {
      /** A new page; what was open in this tab is gone. */
      async open(name: number) {
        tabs.get(name)?.leave();
        const { code, close } = await pages.open(browser, name);
        const { tab, element } = begin(code, name);
        const forget = () => tabs.get(name) === opened && tabs.delete(name);
        const opened = Object.assign(tab, {
          code,
          leave: () => {
            close();
            view.unmount();
            forget();
          },
          moveOn: () => {
            // not while it renders
            queueMicrotask(() => view.unmount());
            forget();
          },
        });
        tabs.set(name, opened);
        const view = render(element);
        return opened;
      },
      leaveAll: () => [...tabs.values()].forEach((tab) => tab.leave()),
    });
  };
}
