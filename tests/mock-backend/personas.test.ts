import { beforeEach, describe, expect, it } from 'vitest';
import { PERSONA_NAMES, type Persona } from './personas.ts';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const make = async (name: string): Promise<Persona> => (await probe.control('POST', `personas/${name}`)).body;
const login = ({ login: body }: Persona, language?: string) => probe.ask('POST', '/auth/login', { body, ...(language ? { language } : {}) });
const tokenOf = async (name: string): Promise<string> => (await login(await make(name))).body.token;
const get = async (path: string, token: string) => (await probe.ask('GET', path, { token })).body;

describe('personas', () => {
  it('are listed with what they are', async () => {
    const { data } = (await probe.control('GET', 'personas')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'guest',
      'new-member',
      'member-by-phone',
      'member-with-points',
      'member-with-cards',
      'member-with-project',
      'member-in-usd',
      'blocked',
    ]);
    for (const { says } of data) expect(says).toMatch(/\w{4}/);
    expect((await probe.control('POST', 'personas/nobody')).status).toBe(404);
  });

  it.each(PERSONA_NAMES.filter((name) => name !== 'blocked'))('%s logs in with what was answered, an account of their own each time', async (name) => {
    const [first, second] = [await make(name), await make(name)];
    expect(first.account_id).not.toBe(second.account_id);
    for (const { login: body, account_id } of [first, second]) {
      const { token } = (await probe.ask('POST', '/auth/login', { body })).body;
      expect((await get('/auth/user', token)).user._id).toBe(account_id);
    }
  });

  it('guest has nothing, and comes back as the same one', async () => {
    const guest = await make('guest');
    // the form in which the shop takes it from the browser's cookie
    expect(guest.login.login_id).toMatch(/^[A-Za-z0-9-]{16,100}$/);
    const add = async (token: string) => probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-window-seat' } });
    await add((await login(guest)).body.token);
    expect((await get(`${STORE}/wishlist/all`, (await login(guest)).body.token)).total).toBe(1);
  });

  it('new-member has a link to verify the email, and nothing else', async () => {
    const member = await make('new-member');
    expect(probe.state().mailbox.list(member.login.login_id)).toMatchObject([{ kind: 'verify' }]);
    expect(probe.state().accounts.get(member.account_id)).toMatchObject({ is_verified: false, recipient: null });
    expect(member.has).toEqual({ points: 0, cards: 0, voucher_codes: [], order_ids: [] });
  });

  it('member-with-points has points that add up, and a voucher that the cart takes', async () => {
    const member = await make('member-with-points');
    const token = (await login(member)).body.token;
    const balance = await get('/profiles/membership/balance', token);
    expect(balance.total).toBe(member.has.points);
    expect(balance.data.reduce((sum: number, lot: { points: number }) => sum + lot.points, 0)).toBe(13_200);
    const [code] = member.has.voucher_codes;
    expect((await get('/redeemed-vouchers/all', token)).data).toMatchObject([{ code, status: 'active' }]);
    const variant = 'svc-window-seat-6ft-oak';
    await probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, body: { product_variant_id: variant, qty: 1 } });
    const delivery_info = { country_code: 'HK', method: 'PICKUP', courier_id: null };
    const body = { checkout_product_variant_ids: [variant], voucher_code: code, delivery_info };
    expect((await probe.ask('POST', `${STORE}/shopping-cart/all`, { token, body })).body).toMatchObject({ is_voucher_applied: true });
  });

  it('member-with-cards has two, one of them the default', async () => {
    expect((await get('/credit-cards/all', await tokenOf('member-with-cards'))).data).toMatchObject([
      { brand: 'Visa', is_default: true },
      { brand: 'Mastercard', is_default: false },
    ]);
  });

  it('member-with-project has a project with an instalment that is due', async () => {
    const member = await make('member-with-project');
    const order = await get(`/orders/${member.has.order_ids[0]}/details`, (await login(member)).body.token);
    expect(order.project.installments.map((one: { is_paid: boolean }) => one.is_paid)).toEqual([true, false, false, false]);
  });

  it.each([
    ['en', 'This account is suspended. Contact us.'],
    ['zh', '此帳戶已暫停使用，請聯絡我們。'],
    ['cn', '该账户已暂停使用，请联系我们。'],
  ])('blocked is refused in the words of %s, once the password is right', async (language, message) => {
    const blocked = await make('blocked');
    expect(await login(blocked, language)).toMatchObject({ status: 403, body: { message } });
    expect((await login({ ...blocked, login: { ...blocked.login, password: 'Another2026' } })).status).toBe(401);
  });
});

it('who is blocked while logged in is refused every call but the logout, and reads public pages like anyone', async () => {
  const member = await make('member-with-cards');
  const token = (await login(member)).body.token;
  await probe.control('POST', 'accounts/block', { login_id: member.login.login_id, is_blocked: true });
  expect(await probe.ask('GET', '/credit-cards/all', { token })).toMatchObject({ status: 403, body: { message: 'This account is suspended. Contact us.' } });
  expect((await probe.ask('GET', `${STORE}/wishlist/all`, { token })).status).toBe(403);
  expect((await probe.ask('GET', `${STORE}/product-management/products/svc-window-seat/details`, { token })).status).toBe(200);
  await probe.control('POST', 'accounts/block', { login_id: member.account_id, is_blocked: false });
  expect((await probe.ask('GET', '/credit-cards/all', { token })).status).toBe(200);
  await probe.control('POST', 'accounts/block', { login_id: member.account_id, is_blocked: true });
  expect((await probe.ask('GET', '/auth/logout', { token })).status).toBe(200);
  expect((await probe.control('POST', 'accounts/block', { login_id: 'nobody', is_blocked: true })).status).toBe(404);
});
