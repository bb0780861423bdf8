import { beforeEach, describe, expect, it } from 'vitest';
import { createProbe, HOME_DELIVERY, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const VARIANT = 'svc-window-seat-6ft-oak';
const PERSON = {
  type: 'EMAIL',
  username: 'New',
  email: 'new@example.hk',
  area_code: '+852',
  phone: '',
  password: 'Letters1',
};
const add = (token: string) =>
  probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, body: { product_variant_id: VARIANT, qty: 2 } });
const lines = async (token: string) => {
  const body = { checkout_product_variant_ids: [], voucher_code: null, delivery_info: HOME_DELIVERY };
  return (await probe.ask('POST', `${STORE}/shopping-cart/all`, { token, body })).body.cart_items;
};
const login = (type: string, login_id: string, password: string) =>
  probe.ask('POST', '/auth/login', { body: { type, login_id, password } });
const userStatus = async (token: string) => (await probe.ask('GET', '/auth/user', { token })).status;

describe('a guest', () => {
  it('is the same account for the same login id, with the guest password only', async () => {
    await add(await probe.guest('guest-one'));
    expect(await lines(await probe.guest('guest-one'))).toHaveLength(1);
    expect(await lines(await probe.guest('guest-two'))).toHaveLength(0);
    expect((await login('TEMP', 'guest-one', 'Another1')).status).toBe(401);
  });
});

describe('a registered user', () => {
  it('logs in by email or phone; a wrong login is a 401', async () => {
    expect((await login('EMAIL', 'KAYAN@example.hk', 'Studio2018')).status).toBe(200);
    expect((await login('PHONE', '85260000003', 'Kowloon26')).body.type).toBe('PHONE');
    expect(await login('EMAIL', 'kayan@example.hk', 'Wrong1234')).toMatchObject({
      status: 401,
      body: { message: 'The email or password is incorrect.' },
    });
    expect((await login('EMAIL', 'nobody@example.hk', 'Wrong1234')).status).toBe(401);
  });

  it('loses the token by logout, after 1800 seconds, and by a control call', async () => {
    const [first, second] = [await probe.kaYan(), await probe.kaYan()];
    await probe.ask('GET', '/auth/logout', { token: first });
    expect([await userStatus(first), await userStatus(second)]).toEqual([401, 200]);
    await probe.control('POST', 'clock', { advance_s: 1795 });
    expect(await userStatus(second)).toBe(200);
    await probe.control('POST', 'clock', { advance_s: 6 });
    expect(await userStatus(second)).toBe(401);
    const third = await probe.kaYan();
    expect((await probe.control('POST', 'tokens/expire', { login_id: 'kayan@example.hk' })).body).toEqual({
      expired: 2,
    });
    expect(await userStatus(third)).toBe(401);
  });

  it('cannot register twice; the message is in the request’s language', async () => {
    const taken = { ...PERSON, email: 'kayan@example.hk' };
    expect(await probe.ask('POST', '/auth/register', { body: taken, language: 'cn' })).toMatchObject({
      status: 422,
      body: { message: '该电子邮箱已注册。', errors: { email: 'taken' } },
    });
    expect((await probe.ask('POST', '/auth/register', { body: { ...PERSON, email: '' } })).status).toBe(422);
    expect(
      (await probe.ask('POST', '/auth/register', { body: { ...PERSON, password: 'short1' } })).body.errors,
    ).toEqual({ password: 'password length' });
  });

  it('resets a forgotten password once per link, which ends older sessions', async () => {
    const forget = (email: string) =>
      probe.ask('POST', '/auth/forget-password', { body: { type: 'EMAIL', email, area_code: '', phone: '' } });
    expect((await forget('nobody@example.hk')).status).toBe(200);
    expect(probe.state().mailbox.list()).toHaveLength(0);
    const old = await probe.kaYan();
    await forget('kayan@example.hk');
    const code = probe.state().mailbox.list('kayan@example.hk')[0]?.code;
    const isValid = async (path: string) =>
      (await probe.ask('GET', `/auth/${path}?verification_code=${code}`)).body.is_valid;
    expect([await isValid('check-verification-code'), await isValid('verify')]).toEqual([true, false]);
    const reset = async () =>
      (await probe.ask('POST', '/auth/reset-password', { body: { verification_code: code, new_password: 'Another1' } }))
        .status;
    expect([await reset(), await reset()]).toEqual([200, 422]);
    expect((await login('EMAIL', 'kayan@example.hk', 'Another1')).status).toBe(200);
    expect(await userStatus(old)).toBe(401);
  });

  it('changes the email with a code, to one that is not taken', async () => {
    const token = await probe.kaYan();
    const change = (verification_code: string, email: string) =>
      probe.ask('POST', '/auth/change-email', { token, body: { verification_code, email } });
    await probe.ask('GET', '/auth/change-email-request', { token });
    const { code } = probe.state().mailbox.list('kayan@example.hk')[0]!;
    expect((await change('000000', 'ky@example.hk')).status).toBe(422);
    expect((await change(code, 'chan.taiman@example.hk')).body.errors).toEqual({ email: 'taken' });
    expect((await change(code, 'ky@example.hk')).status).toBe(200);
    expect((await login('EMAIL', 'ky@example.hk', 'Studio2018')).status).toBe(200);
  });
});

describe('a code', () => {
  it('is replaced by the next one, works once, and is void after five wrong attempts', async () => {
    const token = await probe.kaYan();
    const change = (verification_code: string) =>
      probe.ask('POST', '/auth/change-phone', {
        token,
        body: { verification_code, area_code: '+852', phone: '61112222' },
      });
    const request = async () => {
      await probe.ask('GET', '/auth/change-phone-request', { token });
      return probe.state().mailbox.list('+85260000001').at(-1)!.code;
    };
    const old = await request();
    const attempted = await request();
    expect((await change(old)).body.errors).toEqual({ verification_code: 'incorrect' });
    for (let tries = 0; tries < 4; tries += 1) await change('000000');
    expect((await change(attempted)).status).toBe(422);
    const code = await request();
    expect([(await change(code)).status, (await change(code)).status]).toEqual([200, 422]);
  });

  it('expires after ten minutes, a link after a day', async () => {
    await probe.ask('POST', '/auth/forget-password', {
      body: { type: 'EMAIL', email: 'kayan@example.hk', area_code: '', phone: '' },
    });
    await probe.ask('GET', '/auth/change-email-request', { token: await probe.kaYan() });
    const valid = () =>
      Promise.all(
        probe
          .state()
          .mailbox.list()
          .map(
            async ({ code }) =>
              (await probe.ask('GET', `/auth/check-verification-code?verification_code=${code}`)).body.is_valid,
          ),
      );
    await probe.control('POST', 'clock', { advance_s: 599 });
    expect(await valid()).toEqual([true, true]);
    await probe.control('POST', 'clock', { advance_s: 2 });
    expect(await valid()).toEqual([true, false]);
    await probe.control('POST', 'clock', { advance_s: 24 * 3600 });
    expect(await valid()).toEqual([false, false]);
  });
});
