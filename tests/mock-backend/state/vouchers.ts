import type { Text } from '@/lib/api/shapes';
import type { Voucher } from '@/lib/voucher/schema';
import { VOUCHER_LIMITS } from '../data/commerce.ts';
import type { Account } from './accounts.ts';
import type { FoundVoucher } from './calculation.ts';
import { addPoints } from './points.ts';
import type { State } from './state.ts';

/** The shopper's redeemed voucher of this code, or the public discount code; otherwise why it cannot be used. */
export function findVoucher(state: State, account: Account, code: string | null): FoundVoucher {
  const wanted = code?.trim().toUpperCase();
  if (!wanted) return {};
  const redeemed = account.redeemed.find((entry) => entry.code.toUpperCase() === wanted);
  if (redeemed) {
    if (redeemed.status === 'used') return { reason: 'used' };
    if (redeemed.status !== 'active' || state.clock.isPast(redeemed.valid_until)) return { reason: 'expired' };
    return effectOf(redeemed);
  }
  const open = state.discountCodes.get(wanted);
  if (!open) return { reason: 'unknown' };
  return state.clock.isPast(open.valid_until) ? { reason: 'expired' } : { voucher: open };
}

/** What a redeemed voucher takes off. */
export function effectOf({ code, voucher }: Pick<Account['redeemed'][number], 'code' | 'voucher'>): FoundVoucher {
  const { discount_type: kind, value, title } = voucher;
  const usable = { code, title, min_subtotal: 0, limited_to: VOUCHER_LIMITS[voucher._id] };
  if (kind === 'FREE_DELIVERY') return { voucher: { ...usable, kind: 'SHIPPING', value: 1_000_000 } };
  // other kinds have no documented effect
  return kind === 'AMOUNT' || kind === 'PERCENT' ? { voucher: { ...usable, kind, value } } : { reason: 'services' };
}

/** Marks a redeemed voucher as used by an order, or gives it back when the order is cancelled. */
export function setVoucherUsed(account: Account, code: string | null, isUsed: boolean): void {
  const redeemed = code
    ? account.redeemed.find((entry) => entry.code.toUpperCase() === code.trim().toUpperCase())
    : undefined;
  if (redeemed && redeemed.status !== 'expired') redeemed.status = isUsed ? 'used' : 'active';
}

/** `HK$1,200`; of 8%, `8% off`, 92 折 or 9.2 折. */
function titleOf({ discount_type, value, title }: Voucher): Text {
  if (discount_type === 'FREE_DELIVERY') return title;
  const off = discount_type === 'PERCENT' ? `${10 - value / 10} 折` : `HK$${value.toLocaleString('en')}`;
  const en = `Voucher redeemed: ${discount_type === 'PERCENT' ? `${value}% off` : off}`;
  return { en, zh: `換領優惠券：${off.replace('.', '')}`, cn: `兑换优惠券：${off}` };
}

/** Buys vouchers with points, each with its own code. */
export function redeem(state: State, account: Account, voucher: Voucher, qty = 1): void {
  addPoints(state, account, -voucher.points * qty, titleOf(voucher));
  for (let index = 0; index < qty; index += 1) {
    const discount_code_id = state.nextId('code');
    account.redeemed.unshift({
      discount_code_id,
      code: `${voucher.slug.replaceAll(/\W/g, '').slice(0, 6)}${discount_code_id.replace('code-', '').padStart(4, '0')}`.toUpperCase(),
      status: 'active',
      voucher: { ...voucher },
      redeemed_at: state.clock.iso(),
      valid_until: voucher.valid_until ?? null,
    });
  }
}
