import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/sw.js/route';

// The keeper of pages, in a world that has what a worker has: caches, a network that can go away, and events.
vi.mock('@/lib/env', () => ({ isProduction: () => true }));
const SOURCE = (await GET().text()).replace(/^const BUILD = .*\n/, '');
const ORIGIN = 'https://shop.example';

type Network = (url: string) => Response | Promise<Response>;
type Stored = Map<string, Response>;

function html(body = '<p>page</p>', headers: Record<string, string> = {}) {
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300', ...headers } });
}

/** Responses of a real network have a type, which made ones lack. */
function basic(response: Response): Response {
  Object.defineProperty(response, 'type', { value: 'basic' });
  const { clone } = response;
  response.clone = () => basic(clone.call(response));
  return response;
}

function world(build: string, caches = new Map<string, Stored>()) {
  const listeners = new Map<string, (event: unknown) => void>();
  const state: { network: Network } = { network: () => html() };
  const asked: string[] = [];
  const urlOf = (request: string | { url: string }) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
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
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn() },
    registration: {},
  };
  const fetch = async (request: string | { url: string }) => {
    asked.push(urlOf(request));
    return basic(await state.network(urlOf(request)));
  };
  runInContext(
    `const BUILD = '${build}';\n${SOURCE}`,
    createContext({
      self,
      caches: { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
      fetch,
      URL,
      location: { origin: ORIGIN },
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
    asked,
    goOffline: () => (state.network = () => Promise.reject(new TypeError('Failed to fetch'))),
    answer: (network: Network) => (state.network = network),
    activate: () => dispatch('activate', {}),
    start: (data: object) => dispatch('message', { data }),
    ask: (path: string, options?: Parameters<typeof request>[1]) => dispatch('fetch', { request: request(path, options) }),
    kept: () => [...caches.values()].flatMap((stored) => [...stored.keys()].map((url) => url.slice(ORIGIN.length))),
  };
}

let worker: ReturnType<typeof world>;
beforeEach(() => {
  worker = world('one');
});

describe('the keeper of pages', () => {
  it('shows a page again without a network, and the network’s own while there is one', async () => {
    await worker.ask('/about-us');
    worker.answer(() => html('<p>newer</p>'));
    expect(await (await worker.ask('/about-us'))?.text()).toBe('<p>newer</p>');
    worker.goOffline();
    expect(await (await worker.ask('/about-us'))?.text()).toBe('<p>newer</p>');
  });

  it('stands in for a shop that is away behind its proxy, with what it has', async () => {
    await worker.ask('/about-us');
    worker.answer(() => new Response('bad gateway', { status: 502 }));
    expect((await worker.ask('/about-us'))?.status).toBe(200);
    expect((await worker.ask('/contact-us'))?.status).toBe(502);
  });

  it('answers with the offline page of the language where it has nothing, else with the browser’s own', async () => {
    worker.answer((url) => html(url));
    await worker.start({ page: `${ORIGIN}/about-us`, offline: '/zh/offline', files: [] });
    worker.goOffline();
    expect(await (await worker.ask('/zh/posts'))?.text()).toBe(`${ORIGIN}/zh/offline`);
    expect(await (await worker.ask('/posts'))?.text()).toBe(`${ORIGIN}/zh/offline`);
    const bare = world('two');
    bare.goOffline();
    await expect(bare.ask('/posts')).rejects.toThrow('Failed to fetch');
  });

  it('keeps the page that was open before it came, with the files that it names', async () => {
    worker.answer((url) => (url.includes('/_next/') ? new Response('code') : html('<script src="/_next/static/chunks/a.js"></script>')));
    await worker.start({ page: `${ORIGIN}/posts?page=2`, offline: '/offline', files: [`${ORIGIN}/_next/static/chunks/b.js`] });
    expect(worker.kept()).toEqual(expect.arrayContaining(['/posts?page=2', '/offline', '/_next/static/chunks/a.js', '/_next/static/chunks/b.js']));
    worker.goOffline();
    expect(await (await worker.ask('/_next/static/chunks/a.js', { mode: 'no-cors' }))?.text()).toBe('code');
  });

  it('keeps a page that was shown by its data alone, asked for once', async () => {
    await worker.ask('/posts?_rsc=1a', { mode: 'cors', headers: { rsc: '1' } });
    await worker.ask('/posts?_rsc=2b', { mode: 'cors', headers: { rsc: '1' } });
    await worker.ask('/contact-us?_rsc=1a', { mode: 'cors', headers: { rsc: '1', 'next-router-prefetch': '1' } });
    expect(worker.asked).toEqual([`${ORIGIN}/posts`]);
  });

  it.each([
    '/account',
    '/zh/account/orders',
    '/cn/authentication/login/email',
    '/result/order/success?order_id=1',
    '/shop/main/order/1',
    '/shop/project/order',
  ])('neither keeps nor asks for what is one customer’s: %s', async (path) => {
    await worker.ask(path);
    await worker.ask(path, { mode: 'cors', headers: { rsc: '1' } });
    expect(worker.kept()).toEqual([]);
    expect(worker.asked).toHaveLength(1);
  });

  it.each([
    ['a page that nobody may keep', '/posts?keyword=oak', () => html('x', { 'cache-control': 'private, no-store' })],
    ['a missing page', '/posts/none', () => new Response('none', { status: 404, headers: { 'content-type': 'text/html' } })],
    ['a file', '/feed.xml', () => new Response('<feed/>', { headers: { 'content-type': 'application/atom+xml' } })],
  ])('does not keep %s', async (_, path, network) => {
    worker.answer(network);
    await worker.ask(path);
    expect(worker.kept()).toEqual([]);
  });

  it('keeps the shell of the cart, which is everybody’s', async () => {
    worker.answer(() => html('shell', { 'cache-control': 'private, no-store' }));
    await worker.ask('/zh/shop/main/cart');
    expect(worker.kept()).toEqual(['/zh/shop/main/cart']);
  });

  it.each([
    ['calls', '/api/configuration/latest', { mode: 'cors' }],
    ['changes', '/posts', { method: 'POST' }],
    ['other addresses', 'https://pay.example/1', {}],
  ])('has nothing to do with %s', async (_, path, options) => {
    expect(await worker.ask(path, options)).toBeUndefined();
    expect(worker.asked).toEqual([]);
  });

  it('leaves nothing of another build', async () => {
    await worker.ask('/about-us');
    const next = world('two', worker.caches);
    await next.activate();
    next.goOffline();
    await expect(next.ask('/about-us')).rejects.toThrow();
    expect([...next.caches.keys()].every((name) => name.endsWith('-two'))).toBe(true);
  });

  it('keeps forty pages', async () => {
    for (let page = 1; page <= 45; page += 1) await worker.ask(`/posts?page=${page}`);
    expect(worker.kept()).toHaveLength(40);
    expect(worker.kept()).not.toContain('/posts?page=1');
  });
});
