import { beforeEach, describe, expect, it } from 'vitest';
import { createProbe, HOME_DELIVERY, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const A = 'svc-window-seat-6ft-oak';
const PERSON = { type: 'EMAIL', username: 'New', email: 'new@example.hk', area_code: '+852', phone: '', password: 'Letters1' };
const add = (token: string) => probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, body: { product_variant_id: A, qty: 2 } });
const lines = async (token: string) => {
  const body = { checkout_product_variant_ids: [], voucher_code: null, delivery_info: HOME_DELIVERY };
  return (await probe.ask('POST', `${STORE}/shopping-cart/all`, { token, body })).body.cart_items;
};
const login = (type: string, login_id: string, password: string) => probe.ask('POST', '/auth/login', { body: { type, login_id, password } });

describe('guests', () => {
  it('are the same account for the same login id', async () => {
    await add(await probe.guest('guest-one'));
    expect(await lines(await probe.guest('guest-one'))).toHaveLength(1);
    expect(await lines(await probe.guest('guest-two'))).toHaveLength(0);
  });

  it('need the guest password', async () => {
    expect((await login('TEMP', 'guest-one', 'Another1')).status).toBe(401);
  });

  it('keep cart, wishlist and orders when they migrate', async () => {
    const token = await probe.guest('guest-one');
    await add(token);
    await probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-window-seat' } });
    expect((await probe.ask('POST', '/auth/migrate', { token, body: PERSON })).status).toBe(200);
    const registered = await probe.login('EMAIL', 'new@example.hk', 'Letters1');
    expect(await lines(registered)).toMatchObject([{ product_variant_id: A, qty: 2 }]);
    expect((await probe.ask('GET', `${STORE}/wishlist/all`, { token: registered })).body.total).toBe(1);
    expect((await probe.ask('GET', '/auth/user', { token })).body.user).toMatchObject({ type: 'EMAIL', email: 'new@example.hk' });
    expect((await probe.ask('POST', '/auth/migrate', { token, body: { ...PERSON, email: 'again@example.hk' } })).status).toBe(403);
    // the guest's id is a stranger's again
    expect(await lines(await probe.guest('guest-one'))).toHaveLength(0);
  });
});

describe('registered users', () => {
  it('log in by email or phone; anything wrong is a 401 with a message', async () => {
    expect((await login('EMAIL', 'KAYAN@example.hk', 'Studio2018')).status).toBe(200);
    expect((await login('PHONE', '85260000003', 'Kowloon26')).body.type).toBe('PHONE');
    expect(await login('EMAIL', 'kayan@example.hk', 'Wrong1234')).toMatchObject({ status: 401, body: { message: 'The email or password is incorrect.' } });
    expect((await login('EMAIL', 'nobody@example.hk', 'Wrong1234')).status).toBe(401);
  });

  it('cannot register twice, in the words of their language', async () => {
    const taken = { ...PERSON, email: 'kayan@example.hk' };
    expect(await probe.ask('POST', '/auth/register', { body: taken, language: 'cn' })).toMatchObject({
      status: 422,
      body: { message: '该电子邮箱已注册。', errors: { email: 'taken' } },
    });
    expect((await probe.ask('POST', '/auth/register', { body: { ...PERSON, email: '' } })).status).toBe(422);
    expect((await probe.ask('POST', '/auth/register', { body: { ...PERSON, password: 'short1' } })).body.errors).toEqual({ password: 'password' });
  });

  it('verify their email by the link that was sent', async () => {
    await probe.ask('POST', '/auth/register', { body: PERSON, language: 'zh' });
    const [mail] = probe.state().mailbox.list('new@example.hk');
    expect(mail).toMatchObject({ kind: 'verify', link: `http://localhost:3000/zh/authentication/verify?verification_code=${mail?.code}` });
    const ask = (code: string) => probe.ask('GET', `/auth/verify?verification_code=${code}`);
    expect((await ask(mail?.code ?? '')).body.is_valid).toBe(true);
    expect((await ask('other')).body).toMatchObject({ is_valid: false, message: expect.any(String) });
    expect((await probe.ask('GET', '/auth/verify')).status).toBe(422);
  });

  it('reset a forgotten password once per link', async () => {
    const forget = (email: string) => probe.ask('POST', '/auth/forget-password', { body: { type: 'EMAIL', email, area_code: '', phone: '' } });
    expect((await forget('nobody@example.hk')).status).toBe(200);
    expect(probe.state().mailbox.list()).toHaveLength(0);
    const old = await probe.kaYan();
    await forget('kayan@example.hk');
    const code = probe.state().mailbox.list('kayan@example.hk')[0]?.code ?? '';
    expect((await probe.ask('GET', `/auth/check-verification-code?verification_code=${code}`)).body.is_valid).toBe(true);
    expect((await probe.ask('GET', `/auth/verify?verification_code=${code}`)).body.is_valid).toBe(false);
    const reset = () => probe.ask('POST', '/auth/reset-password', { body: { verification_code: code, new_password: 'Another1' } });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(422);
    expect((await login('EMAIL', 'kayan@example.hk', 'Another1')).status).toBe(200);
    expect((await probe.ask('GET', '/auth/user', { token: old })).status).toBe(401);
  });

  it('change password, email and phone', async () => {
    const token = await probe.kaYan();
    const post = (path: string, body: unknown) => probe.ask('POST', path, { token, body });
    expect((await post('/auth/update-password', { old_password: 'Wrong1234', new_password: 'Another1' })).body.errors).toEqual({ old_password: 'incorrect' });
    await probe.ask('GET', '/auth/change-email-request', { token });
    const { code } = probe.state().mailbox.list('kayan@example.hk')[0]!;
    expect((await post('/auth/change-email', { verification_code: '000000', email: 'ky@example.hk' })).status).toBe(422);
    expect((await post('/auth/change-email', { verification_code: code, email: 'chan.taiman@example.hk' })).body.errors).toEqual({ email: 'taken' });
    expect((await post('/auth/change-email', { verification_code: code, email: 'ky@example.hk' })).status).toBe(200);
    expect((await login('EMAIL', 'ky@example.hk', 'Studio2018')).status).toBe(200);
  });

  it('a code gives way to the next one, works once, and dies of guessing', async () => {
    const token = await probe.kaYan();
    const change = (verification_code: string) =>
      probe.ask('POST', '/auth/change-phone', { token, body: { verification_code, area_code: '+852', phone: '61112222' } });
    const request = async () => {
      await probe.ask('GET', '/auth/change-phone-request', { token });
      return probe.state().mailbox.list('+85260000001').at(-1)!.code;
    };
    const old = await request();
    const guessed = await request();
    expect((await change(old)).body.errors).toEqual({ verification_code: 'incorrect' });
    for (let tries = 0; tries < 4; tries += 1) await change('000000');
    expect((await change(guessed)).status).toBe(422);
    const code = await request();
    expect((await change(code)).status).toBe(200);
    expect((await change(code)).status).toBe(422);
  });
});
