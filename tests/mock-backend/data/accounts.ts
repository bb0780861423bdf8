import type * as z from 'zod/mini';
import type { AccountSchema, NotificationSettingsSchema, Recipient } from '@/lib/account/schema';
import type { CreditCardSchema } from '@/lib/card/schema';
import type { Text } from '@/lib/api/shapes';
import type { MembershipBalanceSchema, MembershipStatusSchema, MembershipTransactionSchema } from '@/lib/membership/schema';
import type { LoginType } from '@/lib/session/schema';
import type { RedeemedVoucherSchema } from '@/lib/voucher/schema';
import { dayAt } from './service.ts';
import { t } from './text.ts';
import { VOUCHERS } from './vouchers.ts';

type Transaction = z.infer<typeof MembershipTransactionSchema>;
type RedeemedVoucher = z.infer<typeof RedeemedVoucherSchema>;

/** A registered account as the demo starts with it. For PHONE the login id is the area code joined with the phone, digits only. */
export type DemoAccount = {
  _id: string;
  type: Exclude<LoginType, 'TEMP'>;
  login_id: string;
  password: string;
  account: z.infer<typeof AccountSchema>;
  recipient: Recipient | null;
  cards: z.infer<typeof CreditCardSchema>[];
  notification_settings: z.infer<typeof NotificationSettingsSchema>;
  membership: {
    status: z.infer<typeof MembershipStatusSchema>;
    balance: z.infer<typeof MembershipBalanceSchema>;
    /** newest first */
    transactions: Transaction[];
  };
  redeemed_vouchers: RedeemedVoucher[];
  wishlist_product_ids: string[];
  cart_lines: { product_variant_id: string; qty: number }[];
};

const SILVER = t('Silver', '銀級', '银级');
const GOLD = t('Gold', '金級', '金级');
const PLATINUM = t('Platinum', '鉑金級', '铂金级');

const WELCOME = t('Welcome points', '迎新積分', '新会员积分');
const REVIEW = t('Review approved', '評價獲批准', '评价已通过');
const BIRTHDAY = t('Birthday points', '生日積分', '生日积分');
const appointment = (reference: string): Text => t(`Appointment ${reference}`, `預約 ${reference}`, `预约 ${reference}`);
const redeemed = (value: string): Text => t(`Voucher redeemed: ${value}`, `換領優惠券：${value}`, `兑换优惠券：${value}`);

const AT_STUDIO = t('Appointment made at the studio', '於工作室提交的預約', '在工作室提交的预约');
const completed = (reference: string): Text => t(`Appointment completed, ${reference}`, `預約已完成，${reference}`, `预约已完成，${reference}`);
const refunded = (reference: string): Text => t(`Appointment refunded, ${reference}`, `預約已退款，${reference}`, `预约已退款，${reference}`);

/**
 * Oldest first: day since 01/01/2025, points, what for. They go with `data/orders.ts`: a point for each dollar on the day of
 * completion, taken back by a refund. AHK-261003 and AHK-260715 wait for a refund and a payment record to be decided.
 */
const KA_YAN_POINTS: [day: number, points: number, title: Text][] = [
  [20, 500, WELCOME],
  [40, 1280, completed('AHK-250203')],
  [60, 100, REVIEW],
  [75, 4500, AT_STUDIO],
  [120, -1000, redeemed('HK$100')],
  [142, 2600, AT_STUDIO],
  [151, 200, BIRTHDAY],
  [180, 7480, AT_STUDIO],
  [230, -2800, redeemed('HK$300')],
  [300, 17630, completed('AHK-250926')],
  [305, -4500, redeemed('HK$500')],
  [306, 100, REVIEW],
  [352, 3260, completed('AHK-251130')],
  [360, 2900, AT_STUDIO],
  [371, 100, REVIEW],
  [399, -3600, redeemed('5%')],
  [455, 100, REVIEW],
  [470, 15280, completed('AHK-260306')],
  [475, -15280, refunded('AHK-260306')],
  [501, 100, REVIEW],
  [516, 200, BIRTHDAY],
  [540, 23360, completed('AHK-260502')],
  [541, -10000, redeemed('HK$1,200')],
  [580, 3590, completed('AHK-260721')],
  [585, 100, REVIEW],
  [618, 5200, completed('AHK-260814')],
  [640, -6800, redeemed('8%')],
  [655, -12000, appointment('AHK-261018')],
  [668, 2480, completed('AHK-261018')],
];

function transactions(prefix: string, rows: [day: number, points: number, title: Text][]): Transaction[] {
  let balance = 0;
  return rows
    .map(([day, points, title], index) => {
      balance += points;
      return { _id: `${prefix}-${String(index + 1).padStart(3, '0')}`, title, points, balance, created_at: dayAt(day, 4, 15) };
    })
    .reverse();
}

/** Two lots: the older half expires first. */
function balanceOf(rows: Transaction[]): DemoAccount['membership']['balance'] {
  const total = rows[0]?.balance ?? 0;
  const first = Math.floor(total / 3);
  if (!first) return { data: [{ points: total, expires_at: null }], total };
  return {
    data: [
      { points: first, expires_at: '2035-12-31T15:59:59.000Z' },
      { points: total - first, expires_at: '2036-12-31T15:59:59.000Z' },
    ],
    total,
  };
}

function redeemedVoucher(slug: string, code: string, status: RedeemedVoucher['status'], day: number, valid_until: string): RedeemedVoucher {
  const voucher = VOUCHERS.find((entry) => entry.slug === slug);
  if (!voucher) throw new Error(`no voucher ${slug}`);
  return { discount_code_id: `discount-${code.toLowerCase()}`, code, status, voucher, redeemed_at: dayAt(day, 4, 15), valid_until };
}

const kaYanTransactions = transactions('points-kayan', KA_YAN_POINTS);
const taiManTransactions = transactions('points-taiman', [[610, 500, WELCOME]]);
const waiTransactions = transactions('points-wai', [
  [420, 500, WELCOME],
  [470, 1280, AT_STUDIO],
]);

export const ACCOUNTS: DemoAccount[] = [
  {
    _id: 'account-kayan',
    type: 'EMAIL',
    login_id: 'kayan@example.hk',
    password: 'Studio2018',
    account: { username: 'Ka Yan', email: 'kayan@example.hk', area_code: '+852', phone: '60000001', gender: 'female', country: 'HK', avatar: null },
    recipient: {
      name: 'Lam Ka Yan',
      address: 'Flat B, 18/F, Block 2, Sample Garden, 1 Sample Street, Tai Hang, Wan Chai, Hong Kong Island',
      area_code: '+852',
      phone: '60000001',
    },
    cards: [
      { _id: 'card-kayan-visa', is_default: true, brand: 'Visa', last4: '4242', expiry: '08/28' },
      { _id: 'card-kayan-mastercard', is_default: false, brand: 'Mastercard', last4: '4444', expiry: '03/27' },
    ],
    notification_settings: { is_notifiable: true, channels: ['EMAIL', 'WHATSAPP'], language: 'en', is_accept: true },
    membership: {
      status: { slug: 'gold', title: GOLD, next_title: PLATINUM, points_to_next: 12000 },
      balance: balanceOf(kaYanTransactions),
      transactions: kaYanTransactions,
    },
    redeemed_vouchers: [
      redeemedVoucher('percent-8', 'KY8P2026', 'active', 640, '2035-12-31T15:59:59.000Z'),
      redeemedVoucher('amount-1200', 'KY1200A', 'active', 541, '2035-12-31T15:59:59.000Z'),
      redeemedVoucher('percent-5', 'KY5P2026', 'used', 399, '2026-08-31T15:59:59.000Z'),
      redeemedVoucher('amount-500', 'KY500A', 'used', 305, '2026-05-31T15:59:59.000Z'),
      redeemedVoucher('amount-300', 'KY300A', 'expired', 230, '2026-02-28T15:59:59.000Z'),
    ],
    wishlist_product_ids: ['svc-tatami-room', 'svc-kitchen-island-works', 'svc-round-dining-table', 'svc-bookcase-wall', 'svc-lighting-design'],
    cart_lines: [
      { product_variant_id: 'svc-window-seat-6ft-oak', qty: 1 },
      { product_variant_id: 'svc-lighting-design-2-standard', qty: 1 },
    ],
  },
  {
    _id: 'account-taiman',
    type: 'EMAIL',
    login_id: 'chan.taiman@example.hk',
    password: 'Harbour88',
    account: { username: '陳大文', email: 'chan.taiman@example.hk', area_code: '+852', phone: '60000002', gender: 'undisclosed', country: 'HK', avatar: null },
    recipient: null,
    cards: [],
    notification_settings: { is_notifiable: false, channels: [], language: 'zh', is_accept: false },
    membership: {
      status: { slug: 'silver', title: SILVER, next_title: GOLD, points_to_next: 19500 },
      balance: balanceOf(taiManTransactions),
      transactions: taiManTransactions,
    },
    redeemed_vouchers: [],
    wishlist_product_ids: ['svc-public-flat-fitting-out'],
    cart_lines: [],
  },
  {
    _id: 'account-wai',
    type: 'PHONE',
    login_id: '85260000003',
    password: 'Kowloon26',
    account: { username: '小薇', email: '', area_code: '+852', phone: '60000003', gender: null, country: 'CN', avatar: null },
    recipient: { name: '周薇', address: '香港新界沙田样本路 9 号样本花园 3 座 12 楼 A 室', area_code: '+852', phone: '60000003' },
    cards: [{ _id: 'card-wai-visa', is_default: true, brand: 'Visa', last4: '1881', expiry: '11/27' }],
    notification_settings: { is_notifiable: true, channels: ['SMS'], language: 'cn', is_accept: true },
    membership: {
      status: { slug: 'silver', title: SILVER, next_title: GOLD, points_to_next: 18220 },
      balance: balanceOf(waiTransactions),
      transactions: waiTransactions,
    },
    redeemed_vouchers: [],
    wishlist_product_ids: ['svc-window-seat', 'svc-murphy-bed'],
    cart_lines: [],
  },
];
