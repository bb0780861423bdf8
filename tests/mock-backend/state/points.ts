import type { Order } from '@/lib/order/schema';
import type { Text } from '@/lib/api/shapes';
import { type Account, pointsOf } from './accounts.ts';
import type { State } from './state.ts';

/** Points run out at the end of the year after the one they were earned in. */
const endOfNextYear = (now: Date): string => `${now.getFullYear() + 1}-12-31T15:59:59.000Z`;

/** Writes points into an account's history, with the balance that they leave; negative ones are spent, the oldest first. `returned` ones count towards no level. */
export function addPoints(state: State, account: Account, points: number, title: Text, kind: 'transaction' | 'returned' = 'transaction'): void {
  if (points === 0) return;
  const now = new Date(state.clock.now());
  account.transactions.unshift({ _id: state.nextId(kind), title, points, balance: pointsOf(account) + points, created_at: now.toISOString() });
  if (points > 0) {
    const expires_at = endOfNextYear(now);
    const lot = account.lots.find((candidate) => candidate.expires_at === expires_at);
    if (lot) lot.points += points;
    else account.lots.push({ points, expires_at });
    return;
  }
  let left = -points;
  for (const lot of account.lots) {
    const taken = Math.min(left, lot.points);
    lot.points -= taken;
    left -= taken;
  }
  account.lots = account.lots.filter((lot) => lot.points > 0);
}

/** An order's points are spent when it is made. */
export function spendPoints(state: State, account: Account, order: Order): void {
  const { reference_number: number } = order;
  addPoints(state, account, -order.calculations.point.total, { en: `Appointment ${number}`, zh: `預約 ${number}`, cn: `预约 ${number}` });
}

/** A cancelled order gives back what it cost. */
export function returnPoints(state: State, account: Account, order: Order): void {
  const { reference_number: number } = order;
  const title = { en: `Appointment cancelled, ${number}`, zh: `預約已取消，${number}`, cn: `预约已取消，${number}` };
  addPoints(state, account, order.calculations.point.total, title, 'returned');
}

/** A completed appointment earns a point for every whole HK$1. Guests have no membership. */
export function earnPoints(state: State, account: Account, order: Order): void {
  if (account.type === 'TEMP') return;
  addPoints(state, account, Math.floor(order.total), {
    en: `Appointment completed, ${order.reference_number}`,
    zh: `預約已完成，${order.reference_number}`,
    cn: `预约已完成，${order.reference_number}`,
  });
}
