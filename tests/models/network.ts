import { AxiosError, type AxiosAdapter, AxiosHeaders, CanceledError } from 'axios';
import type fc from 'fast-check';
import { vi } from 'vitest';
import { createBackend } from '../mock-backend/backend.ts';
import { type BffCookies, createBff } from '../mock-backend/bff.ts';
import { settingsOf } from '../mock-backend/settings.ts';
import { LONG_CALL_TIMEOUT_MS } from '@/lib/api/timeouts';
import { fakeLocks } from '../client/fake-locks.ts';
import type { Fate } from '../generators.ts';
import { broadcastChannels } from './channel.ts';
import type { TabStorage } from './pages.ts';

const ORIGIN = 'http://mock.test';

/** A document, as far as the network knows it. */
export type Page = { isClosed: boolean };

/** One browser: its pages share cookies, storage and locks. */
export type Browser = ReturnType<typeof createBrowser>;

/** As long as the BFF waits for the backend, in milliseconds: a request that comes later is not carried out. */
const LATEST_MS = LONG_CALL_TIMEOUT_MS;

/** What the BFF says about a backend that failed (`X-Backend`). */
const BACKEND_FAULTS = new Map<number | undefined, 'down' | 'silent'>([
  [502, 'down'],
  [504, 'silent'],
]);

/** What a late request takes on its way. */
const LATE_HOPS = 12;

/**
 * A browser before the mock backend. Both ways of each request wait for the scheduler, which decides what arrives when.
 * As with a real browser, the cookies of a response count once it has arrived, and what a page has sent still arrives
 * after the page is gone.
 */
export function createBrowser(
  scheduler: fc.Scheduler,
  { onCarriedOut = () => {}, onLeave = () => {} }: { onCarriedOut?: () => void; onLeave?: () => void } = {},
) {
  localStorage.clear();
  vi.stubGlobal('BroadcastChannel', broadcastChannels());
  const { href, origin, pathname, search } = location;
  vi.stubGlobal('location', { href, origin, pathname, search, assign: onLeave, replace: () => {}, reload: () => {} });
  const backend = createBackend({ ...settingsOf({}), origin: ORIGIN });
  const bff = createBff(backend, ORIGIN);
  const cookies: BffCookies = { token: null, type: null, guest: null };
  const coming: { checkout: Fate[]; other: Fate[] } = { checkout: [], other: [] };

  /** What the BFF sets, readable part included. */
  function store(set: Partial<BffCookies>): void {
    Object.assign(cookies, set);
    const account = backend.state().accountOfToken(cookies.token ?? undefined);
    const mark = cookies.type && account ? account._id : undefined;
    document.cookie = cookies.type ? `auth.type=${cookies.type}` : 'auth.type=; Max-Age=0';
    document.cookie = mark ? `auth.mark=${mark}` : 'auth.mark=; Max-Age=0';
  }

  async function answer(request: Request, jar: BffCookies, { isCarriedOut, status }: Fate): Promise<Response> {
    const response = isCarriedOut ? await bff(request, jar) : undefined;
    if (response && status === undefined) return response;
    const fault = BACKEND_FAULTS.get(status);
    return Response.json({ message: 'Fault' }, { status, headers: fault && { 'X-Backend': fault } });
  }

  /** The BFF has given up waiting, and the backend goes on. */
  async function carryOutLater(request: Request, jar: BffCookies, sentAt: number): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop
    for (let hop = LATE_HOPS; hop > 0; hop -= 1)
      await scheduler.schedule(Promise.resolve(), 'what was given up goes on');
    if (Date.now() - sentAt > LATEST_MS) return;
    await bff(request, jar);
    onCarriedOut();
  }

  /** What a page makes its calls with, until it is closed. */
  const adapterOf =
    (page: Page): AxiosAdapter =>
    async (config) => {
      const { method = 'get', baseURL = '', url = '', params, data, signal } = config;
      const never = new Promise<never>(() => {});
      if (page.isClosed) return never;
      const address = new URL(`http://localhost${baseURL}${url}`);
      for (const [key, value] of Object.entries((params ?? {}) as Record<string, unknown>))
        if (value !== undefined) address.searchParams.set(key, String(value));
      const request = new Request(address, {
        method: method.toUpperCase(),
        headers: { 'Content-Type': 'application/json' },
        body: method.toLowerCase() === 'get' ? null : (data as BodyInit | undefined),
      });
      const name = `${request.method} ${url}`;
      const jar = { ...cookies };
      const before = { ...jar };
      const sentAt = Date.now();
      let fate = coming[url.endsWith('/checkouts') ? 'checkout' : 'other'].shift() ?? { isCarriedOut: true };
      // one after the other, so that it has to be its turn as often
      // oxlint-disable-next-line no-await-in-loop
      for (let hop = fate.isLate ? LATE_HOPS : 1; hop > 0; hop -= 1)
        await scheduler.schedule(Promise.resolve(), `${name} arrives`);
      if (Date.now() - sentAt > LATEST_MS) fate = { isCarriedOut: false, status: 504 };
      const response = await answer(request, jar, { ...fate, isCarriedOut: fate.isCarriedOut && !fate.afterwards });
      if (fate.isCarriedOut && !fate.afterwards) onCarriedOut();
      if (fate.afterwards) void carryOutLater(request, jar, sentAt);
      const text = await response.text();
      await scheduler.schedule(Promise.resolve(), `${name} is answered ${fate.isLost ? 'nothing' : response.status}`);
      // a page that is gone takes its connections along
      const isReceived = !fate.isLost && !page.isClosed;
      // a response sets or clears token and type together
      const session = jar.token === before.token ? null : { token: jar.token, type: jar.type };
      const guest = jar.guest === before.guest ? null : { guest: jar.guest };
      if (isReceived && fate.status === undefined) store({ ...session, ...guest });
      if (page.isClosed) return never;
      if ((signal as AbortSignal | undefined)?.aborted) throw new CanceledError();
      if (fate.isLost) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      return {
        data: text,
        status: response.status,
        statusText: '',
        headers: AxiosHeaders.from(Object.fromEntries(response.headers)),
        config,
      };
    };

  store({ token: null, type: null, guest: null });
  return {
    backend,
    adapterOf,
    locks: fakeLocks(),
    /** session storage, by tab */
    storages: new Map<number, TabStorage>(),
    /** what open pages hear of each other's local storage */
    listeners: new Set<EventTarget>(),
    /** Somebody logs in, with no page open. */
    become(accountId: string) {
      store({ token: backend.state().tokens.issue(accountId), type: 'EMAIL', guest: null });
    },
    /** What becomes of one request after the other from now on; those of a checkout may have fates of their own. */
    afflict: ({ fates = [], checkoutFates = [] }: { fates?: readonly Fate[]; checkoutFates?: readonly Fate[] }) =>
      void Object.assign(coming, { checkout: [...checkoutFates], other: [...fates] }),
    /** From now on nothing happens to any request. */
    heal: () => Object.values(coming).forEach((list) => list.splice(0)),
  };
}
