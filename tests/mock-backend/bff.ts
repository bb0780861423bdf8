import { http, HttpResponse } from 'msw';
import type { Backend } from './backend.ts';

/** What the shop's BFF keeps in cookies. */
export type BffCookies = { token: string | null; type: string | null; guest: string | null };

/**
 * Stands in for the shop's BFF in component tests, which have no Next server: `/api/…` with store aliases, the token
 * from a cookie, a guest's login id and password added. An unreachable backend is a 502. A response's cookies are put
 * into `cookies`.
 */
function createBff(backend: Backend, origin: string) {
  const { settings } = backend.state();
  const storeIdOf = (alias: string): string =>
    ({ main: settings.mainStoreId, mini: settings.miniStoreId })[alias] ?? alias;
  let guests = 0;

  async function bodyOf(request: Request, cookies: BffCookies, isLogin: boolean): Promise<BodyInit | null> {
    if (request.method === 'GET') return null;
    if (!isLogin) return request.arrayBuffer().then((bytes) => (bytes.byteLength > 0 ? bytes : null));
    const body = (await request.json()) as { type?: string };
    if (body.type !== 'TEMP') return JSON.stringify(body);
    if (!cookies.guest) guests += 1;
    cookies.guest ??= `guest-of-test-${guests}`;
    return JSON.stringify({ type: 'TEMP', login_id: cookies.guest, password: settings.guestPassword });
  }

  return async function forward(request: Request, cookies: BffCookies): Promise<Response> {
    const sent = new URL(request.url);
    const path = sent.pathname
      .slice('/api'.length)
      .replace(/^\/stores\/([^/]+)/, (_, alias: string) => `/stores/${storeIdOf(alias)}`);
    const target = new URL(origin + path + sent.search);
    const store = target.searchParams.get('store_id');
    if (store) target.searchParams.set('store_id', storeIdOf(store));

    const isLogin = path === '/auth/login';
    const headers = new Headers();
    for (const name of ['content-type', 'accept-language', 'x-request-id', 'idempotency-key']) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (isLogin) headers.set('content-type', 'application/json');
    if (cookies.token) headers.set('authorization', `Bearer ${cookies.token}`);
    const response = backend.down.isDown
      ? Response.error()
      : await backend.handle(
          new Request(target, { method: request.method, headers, body: await bodyOf(request, cookies, isLogin) }),
        );
    // a logout succeeds whatever the backend responds
    if (path === '/auth/logout') {
      Object.assign(cookies, { token: null, type: null, guest: null });
      return Response.json({});
    }
    if (response.type === 'error')
      return Response.json({ message: 'Unreachable' }, { status: 502, headers: { 'X-Backend': 'down' } });
    if (isLogin && response.ok) return remember(response, cookies);
    return response;
  };

  async function remember(response: Response, cookies: BffCookies): Promise<Response> {
    const { token, type } = (await response.json()) as { token: string; type: string };
    Object.assign(cookies, { token, type, guest: type === 'TEMP' ? cookies.guest : null });
    // msw puts it into the page's cookies: the shop looks whether the browser has kept its login
    return HttpResponse.json(
      { type },
      { headers: [`auth.type=${type}`, `auth.mark=.${token}`].map((pair) => ['Set-Cookie', `${pair}; Path=/`]) },
    );
  }
}

/** The same for msw, with the cookies of one browser. */
export function bffHandlers(backend: Backend, cookies: BffCookies, origin: string) {
  const forward = createBff(backend, origin);
  return [
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
      ({ request }) => forward(request, cookies),
    ),
  ];
}
