import { AccountSchema, NotificationSettingsSchema, RecipientSchema } from '@/lib/account/schema';
import { CreditCardSchema } from '@/lib/card/schema';
import { MembershipTransactionSchema } from '@/lib/membership/schema';
import { RedeemedVoucherSchema } from '@/lib/voucher/schema';
import * as z from 'zod/mini';
import { VOUCHERS } from './commerce.ts';
import { load } from './load.ts';

const FileSchema = z.array(
  z.extend(AccountSchema, {
    _id: z.string(),
    type: z.enum(['EMAIL', 'PHONE']),
    password: z.string(),
    recipient: z.nullable(RecipientSchema),
    notification: NotificationSettingsSchema,
    cards: z.array(CreditCardSchema),
    /** Oldest first, as orders.json has it: a point for each dollar when completed, taken back by a refund. */
    transactions: z.array(z.omit(MembershipTransactionSchema, { balance: true })),
    /** those of this year, whichever that is: the years before are spent */
    lots: z.array(z.object({ points: z.number() })),
    /** `voucher`: its id */
    redeemed: z.array(z.extend(RedeemedVoucherSchema, { voucher: z.enum(VOUCHERS.map(({ _id }) => _id)) })),
    /** product ids */
    wishlist: z.array(z.string()),
    cart: z.array(z.object({ product_variant_id: z.string(), qty: z.number() })),
  }),
);

/** The demo's registered accounts; transactions are newest first, each with the balance that it left. */
export const ACCOUNTS = load('accounts.json', FileSchema).map((account) => {
  let balance = 0;
  const transactions = account.transactions.map(({ _id, title, points, created_at }) => ({
    _id,
    title,
    points,
    balance: (balance += points),
    created_at,
  }));
  const redeemed = account.redeemed.map(({ discount_code_id, code, status, voucher, redeemed_at, valid_until }) => ({
    discount_code_id,
    code,
    status,
    voucher: VOUCHERS.find(({ _id }) => _id === voucher)!,
    redeemed_at,
    valid_until,
  }));
  return { ...account, transactions: transactions.toReversed(), redeemed };
});
export type DemoAccount = (typeof ACCOUNTS)[number];
