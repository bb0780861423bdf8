import axios from 'axios';
import fc from 'fast-check';
import { vi } from 'vitest';
import { createViteServer } from 'vitest/node';
import type { Browser } from './network.ts';

const ROOT = process.cwd();
/** So many pages may be open at once: each has a runner of its own, whose modules are forgotten when it is opened again. */
const RUNNERS = 6;

type Runner = { clearCache: () => void; import: (path: string) => Promise<unknown> };

/**
 * Pages of the shop as tabs have them: each runs the modules of `entry` anew, so that nothing is shared but what a browser
 * shares. Packages are loaded once.
 * @param entry path of a module, which exports what a test uses of the shop
 */
export async function startPages<Entry>(entry: string) {
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
    // locks end with the page that holds them, and each tab has its own session storage
    environments: Object.fromEntries(
      names.map((name) => [name, { define: { 'navigator.locks': `globalThis.ofPage.${name}.locks`, sessionStorage: `globalThis.ofPage.${name}.storage` } }]),
    ),
  });
  const ofPage: Record<string, { locks: ReturnType<typeof locksUntil>; storage: TabStorage }> = {};
  vi.stubGlobal('ofPage', ofPage);
  const runnerOf = (name: string) => (vite.environments[name] as unknown as { runner: Runner }).runner;
  let opened = 0;
  return {
    /** A new document in a tab of a browser. */
    async open(browser: Browser, tab: number) {
      const page = { isClosed: false };
      const closed = Promise.withResolvers<void>();
      const name = names[opened++ % RUNNERS] ?? '';
      const storage = browser.storages.get(tab) ?? new TabStorage();
      browser.storages.set(tab, storage);
      ofPage[name] = { locks: locksUntil(closed.promise, browser), storage };
      const runner = runnerOf(name);
      runner.clearCache();
      // the shop's client takes it over when its module is evaluated
      axios.defaults.adapter = browser.adapterOf(page);
      const code = (await runner.import(entry)) as Entry;
      const close = () => {
        page.isClosed = true;
        closed.resolve();
      };
      return { code, close };
    },
    close: () => vite.close(),
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

/** Turns of the event loop after which React has rendered, and what that started has been sent. */
const ROUNDS = 6;

/** Lets everything happen that needs no response, and no time. */
export async function settle(ms = 0): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await vi.advanceTimersByTimeAsync(round === 0 ? ms : 0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Decides what arrives when. One thing happens at a time, with all that follows from it at once: the same choices have the same outcome. */
export const scheduler = (): fc.Arbitrary<fc.Scheduler> =>
  fc.scheduler({
    act: async (work) => {
      await work();
      await settle();
    },
  });

/** The clocks that a model moves. What React and the network need to go on stays real. */
export const useModelClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
