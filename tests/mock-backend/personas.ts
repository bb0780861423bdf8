import { actAs } from './act.ts';
import { makeOrder } from './order-states/make-order.ts';
import { type Account, addCard, phoneKey, pointsOf } from './state/accounts.ts';
import { addPoints } from './state/points.ts';
import type { State } from './state/state.ts';
import { redeem } from './state/vouchers.ts';

const PASSWORD = 'Persona2026';
const DAY_MS = 24 * 60 * 60 * 1000;

type Make = (state: State, origin: string) => Account;

/** The kinds of accounts that a test may use. Each request creates a new one, so that tests never share it. */
export const PERSONAS = {
  guest: (state) => state.guest(`guest-00000000-0000-4000-8000-${numberOf(state).padStart(12, '0')}`),
  'new-member': (state, origin) => register(state, origin, 'new-member', 'Lok Yi'),
  'member-by-phone': (state, origin) => {
    const phone = `6300${numberOf(state).padStart(4, '0')}`;
    const body = { type: 'PHONE', username: 'Mei', email: '', area_code: '+852', phone, password: PASSWORD } as const;
    actAs(state, undefined, origin)('register', { body });
    return state.byPhone(`852${phone}`)!;
  },
  'member-with-points': (state, origin) => {
    const account = member(state, origin, 'member-with-points', 'Siu Ming');
    for (const [days, points, title] of EARNED)
      state.clock.earlier(days * DAY_MS, () => addPoints(state, account, points, title));
    // valid for half a year from now, whatever the clock says; the vouchers on offer have fixed dates
    const voucher = {
      ...state.vouchers.get('voucher-amount-300')!,
      valid_until: new Date(state.clock.now() + 182 * DAY_MS).toISOString(),
    };
    state.clock.earlier(2 * DAY_MS, () => redeem(state, account, voucher));
    return account;
  },
  'member-with-cards': (state, origin) => {
    const account = member(state, origin, 'member-with-cards', 'Wing Sze');
    addCard(state, account, { brand: 'Visa', last4: '4242', expiry: '08/2029' });
    addCard(state, account, { brand: 'Mastercard', last4: '4444', expiry: '03/2028' });
    return account;
  },
  'member-with-project': (state, origin) => {
    const account = member(state, origin, 'member-with-project', 'Ho Yin');
    makeOrder(state, account, 'project-instalment-due', { origin });
    return account;
  },
  'member-in-usd': (state, origin) =>
    Object.assign(member(state, origin, 'member-in-usd', 'Mei Ling'), { currency: 'USD' }),
  blocked: (state, origin) => Object.assign(member(state, origin, 'blocked', 'Chi Hang'), { is_blocked: true }),
} as const satisfies Record<string, Make>;

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as [PersonaName, ...PersonaName[]];

const COMPLETED = { en: 'Appointment completed', zh: '預約已完成', cn: '预约已完成' };
const EARNED = [
  [360, 500, { en: 'Welcome points', zh: '迎新積分', cn: '新会员积分' }],
  [200, 9_500, COMPLETED],
  [30, 6_000, COMPLETED],
] as const;

/** How to log in, and what the account has. */
export type Persona = {
  name: PersonaName;
  account_id: string;
  /** what `POST /auth/login` takes */
  login: { type: 'TEMP' | 'EMAIL' | 'PHONE'; login_id: string; password: string };
  username: string;
  has: { points: number; cards: number; voucher_codes: string[]; order_ids: string[] };
};

export function createPersona(state: State, name: PersonaName, origin: string): Persona {
  const account = (PERSONAS[name] satisfies Make as Make)(state, origin);
  return {
    name,
    account_id: account._id,
    login: loginOf(state, account),
    username: account.username,
    has: {
      points: pointsOf(account),
      cards: account.cards.length,
      voucher_codes: account.redeemed.map(({ code }) => code),
      order_ids: state.orders.of(account._id).map(({ order }) => order._id),
    },
  };
}

function loginOf(state: State, { type, login_id, email, area_code, phone, password }: Account): Persona['login'] {
  if (type === 'TEMP') return { type, login_id, password: state.settings.guestPassword };
  return { type, login_id: type === 'EMAIL' ? email : phoneKey(area_code, phone), password };
}

const numberOf = (state: State): string => state.nextId('persona').replace('persona-', '');

function register(state: State, origin: string, name: string, username: string): Account {
  const email = `${name}-${numberOf(state)}@example.hk`;
  const body = { type: 'EMAIL', username, email, area_code: '+852', phone: '', password: PASSWORD } as const;
  actAs(state, undefined, origin)('register', { body });
  return state.byEmail(email)!;
}

/** Registered a year ago, with a verified email and a recipient. */
function member(state: State, origin: string, name: string, username: string): Account {
  const account = state.clock.earlier(365 * DAY_MS, () => register(state, origin, name, username));
  const recipient = {
    name: username,
    address: 'Flat C, 12/F, Sample House, 3 Sample Lane, Quarry Bay, Hong Kong Island',
    area_code: '+852',
    phone: '60000010',
  };
  return Object.assign(account, { is_verified: true, recipient });
}
