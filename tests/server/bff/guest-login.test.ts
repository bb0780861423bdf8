import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problems } from '@/lib/server/problems';
import { redactedText } from '@/lib/server/redaction';
import { type Backend, type Bff, cookiesOf, startBff } from './start-bff.ts';

const KEPT = 'guest-01234567-89ab-cdef-0123-456789abcdef';
let bff: Bff;
beforeEach(async () => {
  problems.clear();
  bff = await startBff();
});
afterEach(() => vi.restoreAllMocks());

const logIn = (guest?: string) =>
  bff.ask('POST', '/auth/login', { body: { type: 'TEMP' }, cookies: guest ? { 'auth.guest': guest } : {} });
const ids = () => bff.sent.map(({ body }) => (body as { login_id: string }).login_id);
/** A backend that refuses all logins, or those of some guests. */
const refuse = (status: number, isRefused: (id: string) => boolean = () => true) =>
  void (bff.backend = ({ body }) =>
    isRefused((body as { login_id: string }).login_id)
      ? Response.json({ message: 'The email or password is incorrect.' }, { status })
      : Response.json({ token: 'token-2', type: 'TEMP' }));

describe('a guest whom the backend refuses', () => {
  test.each([401, 403, 422])('with %i is told that the shop is at fault, not the password', async (status) => {
    refuse(status);
    const response = await logIn();
    expect([response.status, await response.json(), response.headers.getSetCookie()]).toEqual([
      502,
      { message: 'Guests cannot be logged in' },
      [],
    ]);
    expect(bff.sent).toHaveLength(1);
  });

  test('is named in the log and in the readiness once, until the password is taken again', async () => {
    const [error, warn] = [vi.spyOn(bff.log, 'error'), vi.spyOn(bff.log, 'warn')];
    refuse(401);
    for (let time = 0; time < 5; time += 1) await logIn();
    const line = 'the backend refuses GUEST_PASSWORD, so that nobody can order without an account';
    expect(error.mock.calls).toEqual([[{ status: 401 }, line]]);
    expect(redactedText(line), 'what the log hides of it').toBe(line);
    expect(problems.get('guest-password')).toContain('GUEST_PASSWORD');

    refuse(401, () => false);
    expect((await logIn()).status).toBe(200);
    expect([problems.size, warn.mock.calls.at(-1)]).toEqual([0, ['the backend takes GUEST_PASSWORD again']]);
    refuse(401);
    await logIn();
    expect(error).toHaveBeenCalledTimes(2);
  });

  test('begins anew, once, where the cookie’s guest is no longer taken', async () => {
    refuse(401, (id) => id === KEPT);
    const response = await logIn(KEPT);
    expect([response.status, ids()[0], ids().length]).toEqual([200, KEPT, 2]);
    expect(ids()[1]).toMatch(/^guest-[0-9a-f-]{36}$/);
    expect(cookiesOf(response)['auth.guest']).toContain(`${ids()[1]};`);
    expect(problems.size).toBe(0);
  });

  test('who was kept, and a new one as well: two attempts, and the shop is at fault', async () => {
    refuse(403);
    expect([(await logIn(KEPT)).status, bff.sent.length, problems.has('guest-password')]).toEqual([502, 2, true]);
  });
});

test.each([429, 500, 503])('a %i says nothing about the password, and keeps the guest’s id', async (status) => {
  refuse(status);
  const response = await logIn();
  expect([response.status, bff.sent.length, problems.size]).toEqual([status, 1, 0]);
  expect(cookiesOf(response)['auth.guest']).toContain(`${ids()[0]};`);
});

test.each<[string, Backend]>([
  ['without a response', () => Promise.reject(new TypeError('fetch failed'))],
  ['whose response does not fit', () => Response.json({})],
])('a login %s keeps the guest’s id: the backend may have made the guest', async (_, backend) => {
  bff.backend = backend;
  expect(cookiesOf(await logIn())['auth.guest']).toContain(`${ids()[0]};`);
});

test('a registered user’s wrong password is not the shop’s', async () => {
  refuse(401);
  const response = await bff.ask('POST', '/auth/login', {
    body: { type: 'EMAIL', login_id: 'kayan@example.hk', password: 'abcdefg1' },
  });
  expect([response.status, await response.json(), problems.size]).toEqual([
    401,
    { message: 'The email or password is incorrect.' },
    0,
  ]);
});
