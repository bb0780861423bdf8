import type { AccountSchema, EditNotificationSettingsSchema, RecipientSchema } from '@/lib/account/schema';
import type { CreditCardSchema } from '@/lib/card/schema';
import type { MembershipBalance, MembershipTransactionSchema } from '@/lib/membership/schema';
import type { LoginType, User } from '@/lib/session/schema';
import type { RedeemedVoucherSchema } from '@/lib/voucher/schema';
import type * as z from 'zod/mini';
import type { DemoAccount } from '../data/accounts.ts';
import { HttpError } from '../messages.ts';
import type { State } from './state.ts';

export type CartLine = { product_variant_id: string; qty: number };

/** A guest or a registered user, with everything of theirs: registering a guest is a change of type. */
export type Account = z.output<typeof AccountSchema> & {
  _id: string;
  type: LoginType;
  /** a guest's; empty once registered */
  login_id: string;
  password: string;
  is_verified: boolean;
  /** suspended by the studio: login and all calls but the logout are rejected */
  is_blocked: boolean;
  /** of carts and orders */
  currency: string;
  recipient: z.output<typeof RecipientSchema> | null;
  notification: z.output<typeof EditNotificationSettingsSchema>;
  cards: z.output<typeof CreditCardSchema>[];
  transactions: z.output<typeof MembershipTransactionSchema>[];
  /** points by expiry, the oldest first; they add up to the balance of the transactions. Without a date: see points.ts */
  lots: MembershipBalance['data'];
  redeemed: z.output<typeof RedeemedVoucherSchema>[];
  /** by store id */
  carts: Map<string, CartLine[]>;
  /** product ids by store id */
  wishlists: Map<string, string[]>;
};

const blank = (): Omit<Account, '_id' | 'type' | 'login_id'> => ({
  avatar: null,
  email: '',
  area_code: '+852',
  phone: '',
  gender: null,
  country: 'HK',
  username: '',
  password: '',
  is_verified: false,
  is_blocked: false,
  currency: 'HKD',
  recipient: null,
  notification: { is_notifiable: true, channels: ['EMAIL'], language: 'en', is_accept: false },
  cards: [],
  transactions: [],
  lots: [],
  redeemed: [],
  carts: new Map(),
  wishlists: new Map(),
});

export const newGuest = (_id: string, login_id: string): Account => ({ ...blank(), _id, type: 'TEMP', login_id });

export const seededAccount = ({ cart, wishlist, ...account }: DemoAccount, storeId: string): Account => ({
  ...blank(),
  ...account,
  login_id: '',
  is_verified: true,
  carts: new Map([[storeId, cart]]),
  wishlists: new Map([[storeId, wishlist]]),
});

/** A phone number as it is compared: area code and number, digits only. */
export const phoneKey = (areaCode: string, phone: string): string => `${areaCode}${phone}`.replaceAll(/\D/g, '');

export const pointsOf = (account: Account): number =>
  account.transactions.reduce((sum, entry) => sum + entry.points, 0);

export function userOf({ _id, type, username, email, area_code, phone, avatar }: Account): User {
  return { _id, type, username, email, area_code, phone, avatar };
}

/** An account's list for a store, created on first use. */
export function listOf<Item>(lists: Map<string, Item[]>, storeId: string): Item[] {
  const list = lists.get(storeId) ?? [];
  lists.set(storeId, list);
  return list;
}

/** Adds a card; the first one is the default. */
export function addCard(
  state: State,
  account: Account,
  card: Pick<Account['cards'][number], 'brand' | 'last4' | 'expiry'>,
): void {
  account.cards.push({ _id: state.nextId('card'), is_default: account.cards.length === 0, ...card });
}

/** @throws HttpError 422 naming the field whose value belongs to another account */
export function checkNotTaken(
  state: State,
  own: Account | undefined,
  contact: { email?: string; area_code?: string; phone?: string },
): void {
  const { email = '', area_code = '', phone } = contact;
  const sameEmail = state.byEmail(email);
  if (sameEmail && sameEmail !== own) throw new HttpError(422, 'emailTaken', { email: 'taken' });
  const samePhone = phone ? state.byPhone(phoneKey(area_code, phone)) : undefined;
  if (samePhone && samePhone !== own) throw new HttpError(422, 'phoneTaken', { phone: 'taken' });
}
