import type { Order } from '@/lib/order/schema';
import type { Text } from '@/lib/api/shapes';
import { type Account, pointsOf } from './accounts.ts';
import type { State } from './state.ts';

/** Points run out at the end of the year after the one they were earned in. */
const endOfNextYear = (now: Date): string => `${now.getFullYear() + 1}-12-31T15:59:59.000Z`;

/** Writes points into an account's history, with the balance that they leave; negative ones are spent, the oldest first. */
export function addPoints(state: State, account: Account, points: number, title: Text): void {
  if (points === 0) return;
  const now = new Date();
  account.transactions.unshift({ _id: state.nextId('transaction'), title, points, balance: pointsOf(account) + points, created_at: now.toISOString() });
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

/** A completed appointment earns a point for every whole HK$1. Guests have no membership. */
export function earnPoints(state: State, account: Account, order: Order): void {
  if (account.type === 'TEMP') return;
  addPoints(state, account, Math.floor(order.total), {
    en: `Appointment completed, ${order.reference_number}`,
    zh: `預約已完成，${order.reference_number}`,
    cn: `预约已完成，${order.reference_number}`,
  });
}
