import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/sw.js/route';

// The service worker in a vm with what it needs of a browser: caches, a network that can go away, and events.
vi.mock('@/lib/env', () => ({ isProduction: () => true }));
const SOURCE = await GET().text();
const ORIGIN = 'https://shop.example';
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

type Network = (url: string) => Response | Promise<Response>;
type Stored = Map<string, Response>;

function html(body = '<p>page</p>', headers: Record<string, string> = {}) {
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300', ...headers },
  });
}

/** Responses of a real network have a type, which constructed ones lack. */
function basic(response: Response): Response {
  Object.defineProperty(response, 'type', { value: 'basic' });
  const { clone } = response;
  response.clone = () => basic(clone.call(response));
  return response;
}

function world(build: string, caches = new Map<string, Stored>(), userAgent = CHROME) {
  const listeners = new Map<string, (event: unknown) => void>();
  const state: { network: Network } = { network: () => html() };
  const requested: string[] = [];
  const urlOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const open = async (name: string) => {
    const stored = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, stored);
    return {
      match: async (request: string) => stored.get(urlOf(request))?.clone(),
      put: async (request: string, response: Response) => void stored.set(urlOf(request), response),
      keys: async () => [...stored.keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => stored.delete(urlOf(request)),
    };
  };
  const navigationPreload = { enable: vi.fn(), disable: vi.fn() };
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn() },
    registration: { navigationPreload },
  };
  const fetch = async (request: string | { url: string }) => {
    requested.push(urlOf(request));
    return basic(await state.network(urlOf(request)));
  };
  runInContext(
    SOURCE.replace(/(?<=const BUILD = ')[^']+/, build),
    createContext({
      self,
      caches: { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
      fetch,
      URL,
      location: { origin: ORIGIN },
      navigator: { userAgent },
    }),
  );
  async function dispatch(type: string, event: object): Promise<Response | undefined> {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (response: Promise<Response>) => (answer = response),
      ...event,
    });
    const response = await answer;
    for (let done = 0; done < waits.length; done += 1) await waits[done];
    return response;
  }
  const request = (path: string, { mode = 'navigate', headers = {}, method = 'GET' } = {}) => ({
    url: urlOf(path),
    method,
    mode,
    headers: new Headers(headers),
  });
  return {
    caches,
    requested,
    navigationPreload,
    goOffline: () => (state.network = () => Promise.reject(new TypeError('Failed to fetch'))),
    answer: (network: Network) => (state.network = network),
    activate: () => dispatch('activate', {}),
    start: (data: object) => dispatch('message', { data }),
    ask: (path: string, options?: Parameters<typeof request>[1]) =>
      dispatch('fetch', { request: request(path, options) }),
    cached: () => [...caches.values()].flatMap((stored) => [...stored.keys()].map((url) => url.slice(ORIGIN.length))),
  };
}

let worker: ReturnType<typeof world>;
beforeEach(() => {
  worker = world('one');
});

describe('the service worker', () => {
  it('serves the cached page for an error response of the shop, or the error where nothing is cached', async () => {
    await worker.ask('/about-us');
    worker.answer(() => new Response('bad gateway', { status: 502 }));
    expect((await worker.ask('/about-us'))?.status).toBe(200);
    expect((await worker.ask('/contact-us'))?.status).toBe(502);
  });

  it('serves the offline page of the language where nothing is cached; without one the request fails', async () => {
    worker.answer((url) => html(url));
    await worker.start({ page: `${ORIGIN}/about-us`, offline: '/zh/offline', files: [] });
    worker.goOffline();
    expect(await (await worker.ask('/zh/posts'))?.text()).toBe(`${ORIGIN}/zh/offline`);
    expect(await (await worker.ask('/posts'))?.text()).toBe(`${ORIGIN}/zh/offline`);
    const bare = world('two');
    bare.goOffline();
    await expect(bare.ask('/posts')).rejects.toThrow('Failed to fetch');
  });

  it.each(['/zh/account/orders', '/result/order/success?order_id=1', '/shop/main/order/1'])(
    'neither caches nor fetches a customer’s own page: %s',
    async (path) => {
      await worker.ask(path);
      await worker.start({ page: ORIGIN + path, offline: '/offline', files: [] });
      expect(worker.cached()).toEqual(['/offline']);
      expect(worker.requested).toEqual([ORIGIN + path, `${ORIGIN}/offline`]);
    },
  );

  it.each([
    ['a page with no-store', '/posts?keyword=oak', () => html('x', { 'cache-control': 'private, no-store' })],
    [
      'a missing page',
      '/posts/none',
      () => new Response('none', { status: 404, headers: { 'content-type': 'text/html' } }),
    ],
    ['a file', '/feed.xml', () => new Response('<feed/>', { headers: { 'content-type': 'application/atom+xml' } })],
  ])('does not cache %s', async (_, path, network) => {
    worker.answer(network);
    await worker.ask(path);
    expect(worker.cached()).toEqual([]);
  });

  it('caches the shell of the cart, in spite of no-store', async () => {
    worker.answer(() => html('shell', { 'cache-control': 'private, no-store' }));
    await worker.ask('/zh/shop/main/cart');
    expect(worker.cached()).toEqual(['/zh/shop/main/cart']);
  });

  it.each([
    ['API calls', '/api/configuration/latest', { mode: 'cors' }],
    ['POST requests', '/posts', { method: 'POST' }],
    ['other origins', 'https://pay.example/1', {}],
  ])('leaves %s alone', async (_, path, options) => {
    expect(await worker.ask(path, options)).toBeUndefined();
    expect(worker.requested).toEqual([]);
  });
});
