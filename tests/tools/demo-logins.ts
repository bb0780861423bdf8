import { ACCOUNTS } from '../mock-backend/data/accounts.ts';

/** Who can log in with a phone number, without an email. */
export const DEMO_PHONE_LOGINS = ACCOUNTS.filter(({ type }) => type === 'PHONE').map(({ password, account }) => ({
  phone: `${account.area_code} ${account.phone}`,
  password,
  who: `${account.username}, an account by phone number`,
}));

/** Who can log in to the shop with an email while it runs against the mock backend. */
export const DEMO_LOGINS = ACCOUNTS.filter(({ type }) => type === 'EMAIL').map(({ login_id, password, account, cart_lines }) => ({
  email: login_id,
  password,
  who: `${account.username}, ${cart_lines.length > 0 ? 'with appointments, points, vouchers and a filled cart' : 'at the beginning'}`,
}));
