import type { AccountSchema, EditNotificationSettingsSchema, RecipientSchema } from '@/lib/account/schema';
import type { CreditCardSchema } from '@/lib/card/schema';
import type { MembershipBalanceSchema, MembershipTransactionSchema } from '@/lib/membership/schema';
import type { LoginType, User } from '@/lib/session/schema';
import type { RedeemedVoucherSchema } from '@/lib/voucher/schema';
import type * as z from 'zod/mini';
import type { DemoAccount } from '../data/accounts.ts';

export type CartLine = { product_variant_id: string; qty: number };

/** Whoever has a token: a guest or a registered user. Everything that is theirs hangs here, so that migrating is a change of type. */
export type Account = z.output<typeof AccountSchema> & {
  _id: string;
  type: LoginType;
  /** a guest's; empty once registered */
  login_id: string;
  password: string;
  is_verified: boolean;
  /** suspended by the studio: no login, and every call of a token that there is is refused */
  is_blocked: boolean;
  /** what the backend calculates this one's carts in */
  currency: string;
  recipient: z.output<typeof RecipientSchema> | null;
  notification: z.output<typeof EditNotificationSettingsSchema>;
  cards: z.output<typeof CreditCardSchema>[];
  transactions: z.output<typeof MembershipTransactionSchema>[];
  /** points by when they run out, the oldest first; they add up to the transactions' balance */
  lots: z.output<typeof MembershipBalanceSchema>['data'];
  redeemed: z.output<typeof RedeemedVoucherSchema>[];
  /** per store id */
  carts: Map<string, CartLine[]>;
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

export function seededAccount(seed: DemoAccount, storeId: string): Account {
  const {
    account,
    membership,
    redeemed_vouchers,
    wishlist_product_ids,
    cart_lines,
    notification_settings,
    login_id: _loginId,
    ...fields
  } = structuredClone(seed);
  return {
    ...blank(),
    ...account,
    ...fields,
    login_id: '',
    is_verified: true,
    notification: notification_settings,
    transactions: membership.transactions,
    lots: membership.balance.data,
    redeemed: redeemed_vouchers,
    carts: new Map([[storeId, cart_lines]]),
    wishlists: new Map([[storeId, wishlist_product_ids]]),
  };
}

/** What a phone is compared by: area code and number, digits only. */
export const phoneKey = (areaCode: string, phone: string): string => `${areaCode}${phone}`.replaceAll(/\D/g, '');

export const pointsOf = (account: Account): number => account.transactions.reduce((sum, entry) => sum + entry.points, 0);

export function userOf(account: Account): User {
  const { _id, type, username, email, area_code, phone, avatar } = account;
  return { _id, type, username, email, area_code, phone, avatar };
}

export function listOf<Item>(lists: Map<string, Item[]>, storeId: string): Item[] {
  const known = lists.get(storeId);
  if (known) return known;
  const fresh: Item[] = [];
  lists.set(storeId, fresh);
  return fresh;
}
