import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCOUNT, type Backend, type Bff, cookiesOf, SESSION, startBff } from './start-bff.ts';

const GUEST = 'guest-9f0c2f5e-3a51-4b7e-8d2c-6f1e0a9b8c7d';
const TEMP = { body: { type: 'TEMP' } };

let bff: Bff;
beforeEach(async () => void (bff = await startBff()));
afterEach(() => vi.restoreAllMocks());

describe('a call that needs a session', () => {
  test.each([
    ['no cookie', undefined, 401],
    ['a line break in the token', 'auth.token=a%0d%0aX', 401],
    ['two tokens', 'auth.token=a; auth.token=b', 400],
    ['the token of a session that the browser has given up', 'auth.token=a', 401],
  ])('with %s is not forwarded', async (_, cookie, status) => {
    expect((await bff.ask('GET', '/auth/user', { headers: cookie ? { cookie } : {} })).status).toBe(status);
    expect(bff.sent).toEqual([]);
  });

  test('keeps its cookies when the backend responds with 401: they may be those of a later login', async () => {
    bff.backend = () => Response.json({ message: 'Unauthenticated' }, { status: 401 });
    const response = await bff.ask('GET', '/orders/all?store_id=main', { cookies: SESSION });
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  });
});

describe('a login', () => {
  const login = (body: unknown = ACCOUNT) => bff.ask('POST', '/auth/login', { body });
  const sentLogin = (index = 0) => bff.sent[index]?.body as Record<string, string>;
  beforeEach(() => {
    bff.backend = ({ body }) => Response.json({ token: 'token-2', type: (body as { type: string }).type, secret: 'x' });
  });

  // @spec-4.6 @spec-9.7
  test('turns the token into cookies and takes it out of the body', async () => {
    const response = await login();
    expect(await response.json()).toEqual({ type: 'EMAIL' });
    const cookies = cookiesOf(response);
    expect(cookies['auth.token']).toBe('token-2; Path=/; Max-Age=1800; SameSite=Lax; HttpOnly');
    expect(cookies['auth.type']).toBe('EMAIL; Path=/; Max-Age=1800; SameSite=Lax');
    expect(cookies['auth.guest']).toMatch(/Max-Age=0/);
  });

  test('of a guest gets an unguessable id and the configured password', async () => {
    const response = await login(TEMP.body);
    expect(sentLogin()).toMatchObject({ type: 'TEMP', password: 'guest2018demo' });
    expect(sentLogin().login_id).toMatch(/^guest-[0-9a-f-]{36}$/);
    expect(cookiesOf(response)['auth.guest']).toMatch(
      /^guest-[0-9a-f-]{36}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    );
    expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain('guest2018demo');
  });

  test.each(['kayan-example-hk-aaaa', `guest-${'-'.repeat(36)}`, `${GUEST}-x`])(
    'with %s in the guest’s cookie, which the shop never sets, is a new guest’s',
    async (known) => {
      await bff.ask('POST', '/auth/login', { ...TEMP, cookies: { 'auth.guest': known } });
      expect(sentLogin().login_id).toMatch(
        /^guest-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      expect(sentLogin().login_id).not.toBe(known);
    },
  );

  test('with two guests is rejected', async () => {
    const cookie = `auth.guest=${GUEST}; auth.guest`;
    expect((await bff.ask('POST', '/auth/login', { ...TEMP, headers: { cookie } })).status).toBe(400);
    expect(bff.sent).toEqual([]);
  });

  test.each([
    ['a guest’s id that the browser chose', { type: 'TEMP', login_id: 'guest-of-someone' }],
    ['malformed JSON', '{'],
    ['another type', { type: 'ADMIN' }],
    ['a password of 5 kB', { ...ACCOUNT, password: 'x1'.repeat(2500) }],
    ['a phone in place of an email', { ...ACCOUNT, login_id: '85291234567' }],
  ])('with %s is rejected, and the backend is not asked', async (_, body) => {
    expect((await login(body)).status).toBe(422);
    expect(bff.sent).toEqual([]);
  });

  test.each<[string, Backend, number]>([
    ['refuses it', () => Response.json({ message: 'Wrong password' }, { status: 422 }), 422],
    ['sends no token', () => Response.json({}), 502],
  ])('sets no cookies when the backend %s', async (_, backend, status) => {
    bff.backend = backend;
    const response = await login();
    expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
  });

  test('sets a fingerprint that is the same for each spelling of the login id, and needs the shop’s secret to compute', async () => {
    const fingerprintOf = async (login_id: string) => {
      bff.backend = () => Response.json({ token: 'token-2' });
      const mark = cookiesOf(await login({ ...ACCOUNT, login_id }))['auth.mark'];
      expect(mark, 'behind the dot: of this login').toMatch(
        /^[\w-]{16}\.[0-9a-f]{8}; Path=\/; Max-Age=1800; SameSite=Lax$/,
      );
      return mark?.split('.')[0];
    };
    const fingerprint = await fingerprintOf('kayan@example.hk');
    expect(await fingerprintOf('Kayan@Example.HK')).toBe(fingerprint);
    expect(await fingerprintOf('chan@example.hk')).not.toBe(fingerprint);
    // SHA-256 of the login id
    expect(fingerprint).not.toContain('1-VtSU52FG2rCaS1');
    bff = await startBff();
    expect(await fingerprintOf('kayan@example.hk'), 'in another instance').toBe(fingerprint);
    bff = await startBff({ GUEST_PASSWORD: 'another2018' });
    expect(await fingerprintOf('kayan@example.hk'), 'with another secret').not.toBe(fingerprint);
  });
});

describe('a logout', () => {
  const logOut = (headers: Record<string, string> = {}) =>
    bff.ask('GET', '/auth/logout', { cookies: SESSION, headers });
  const expectCleared = async (response: Response) => {
    expect([response.status, await response.json()]).toEqual([200, {}]);
    const cookies = cookiesOf(response);
    for (const name of ['auth.token', 'auth.type', 'auth.mark', 'auth.guest'])
      expect(cookies[name], name).toMatch(/^;.*Max-Age=0/);
  };

  test('that the backend confirms clears every cookie of the session', async () => {
    const warn = vi.spyOn(bff.log, 'warn');
    await expectCleared(await logOut());
    expect(bff.sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(warn).not.toHaveBeenCalled();
  });

  test.each<[string, Backend]>([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ...[302, 401, 500].map((status): [string, Backend] => [
      `responds with ${status}`,
      () => Response.json({ message: 'no' }, { status }),
    ]),
  ])('succeeds for the browser when the backend %s, with one warning', async (_, backend) => {
    bff.backend = backend;
    const warn = vi.spyOn(bff.log, 'warn');
    await expectCleared(await logOut());
    expect(warn).toHaveBeenCalledOnce();
  });

  test.each([
    ['no session', {}],
    ['two sessions', { cookie: 'auth.token=a; auth.token=b' }],
  ])('with %s clears the cookies without asking the backend', async (_, headers) => {
    await expectCleared(await bff.ask('GET', '/auth/logout', { headers }));
    expect(bff.sent).toEqual([]);
  });

  test('by another site is rejected and clears nothing', async () => {
    const response = await logOut({ 'sec-fetch-site': 'cross-site' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });
});

describe.each([
  ['over https', { SITE_URL: 'https://shop.example' }, 'Lax'],
  ['embedded in another site', { SITE_URL: 'https://shop.example', CROSS_ORIGIN_EMBED: 'true' }, 'None'],
])('cookies %s', (_, variables, sameSite) => {
  beforeEach(async () => {
    bff = await startBff(variables);
    bff.backend = () => Response.json({ token: 'token-2', type: 'TEMP' });
  });
  const login = (cookies: Record<string, string> = {}) => bff.ask('POST', '/auth/login', { ...TEMP, cookies });

  test('are Secure, and token and guest have the __Host- prefix, so that no other subdomain can set them', async () => {
    const cookies = cookiesOf(await login());
    const attributes = `SameSite=${sameSite}; HttpOnly; Secure`;
    expect(cookies['__Host-auth.token']).toBe(`token-2; Path=/; Max-Age=1800; ${attributes}`);
    expect(cookies['__Host-auth.guest']).toMatch(
      new RegExp(`^guest-[0-9a-f-]{36}; Path=/; Max-Age=2592000; ${attributes}$`),
    );
    expect([cookies['auth.token'], cookies['auth.guest']]).toEqual([undefined, undefined]);
  });

  test.each([
    [{ '__Host-auth.token': 'new', 'auth.token': 'tossed' }, 'new'],
    [{ 'auth.token': 'old' }, 'old'],
  ])('of %o name the token %s, and a logout clears all', async (tokens, sent) => {
    const cookies = { 'auth.type': 'EMAIL', ...tokens };
    const cleared = cookiesOf(await bff.ask('GET', '/auth/logout', { cookies }));
    expect(bff.sent[0]?.headers.get('authorization')).toBe(`Bearer ${sent}`);
    for (const name of ['__Host-auth.token', 'auth.token', '__Host-auth.guest'])
      expect(cleared[name], name).toMatch(/Max-Age=0.*Secure$/);
  });

  test('name the guest by the prefixed one alone', async () => {
    await login({ 'auth.guest': GUEST });
    await login({ '__Host-auth.guest': GUEST, 'auth.guest': 'tossed' });
    const [first, second] = bff.sent.map(({ body }) => (body as { login_id: string }).login_id);
    expect([first === GUEST, second === GUEST]).toEqual([false, true]);
  });
});
