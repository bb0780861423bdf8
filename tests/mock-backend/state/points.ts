import type { Order } from '@/lib/order/schema';
import type { Text } from '@/lib/api/shapes';
import { type Account, pointsOf } from './accounts.ts';
import type { State } from './state.ts';

/** One point for every HK$10 of a completed appointment. */
const HKD_PER_POINT = 10;

/** Writes points into an account's history, with the balance that they leave; negative ones are spent. */
export function addPoints(state: State, account: Account, points: number, title: Text): void {
  if (points === 0) return;
  account.transactions.unshift({ _id: state.nextId('transaction'), title, points, balance: pointsOf(account) + points, created_at: new Date().toISOString() });
}

/** Guests have no membership. */
export function earnPoints(state: State, account: Account, order: Order): void {
  if (account.type === 'TEMP') return;
  addPoints(state, account, Math.floor(order.total / HKD_PER_POINT), {
    en: `Appointment completed, ${order.reference_number}`,
    zh: `預約已完成，${order.reference_number}`,
    cn: `预约已完成，${order.reference_number}`,
  });
}
