import { readFileSync } from 'node:fs';
import type { DemoAccount } from '../mock-backend/data/accounts.ts';

// the file itself: what loads and checks it needs the resolver of the `@/` imports
const accounts: DemoAccount[] = JSON.parse(
  readFileSync(new URL('../mock-backend/data/accounts.json', import.meta.url), 'utf8'),
);

/** Who can log in with a phone number, without an email. */
export const DEMO_PHONE_LOGINS = accounts
  .filter(({ type }) => type === 'PHONE')
  .map(({ area_code, phone, password, username }) => ({
    phone: `${area_code} ${phone}`,
    password,
    who: `${username}, an account by phone number`,
  }));

/** Who can log in to the shop with an email while it runs against the mock backend. */
export const DEMO_LOGINS = accounts
  .filter(({ type }) => type === 'EMAIL')
  .map(({ email, password, username, cart }) => ({
    email,
    password,
    who: `${username}, ${cart.length > 0 ? 'with appointments, points, vouchers and a filled cart' : 'at the beginning'}`,
  }));
