import type { Order } from '@/lib/order/schema';
import type { Text } from '@/lib/api/shapes';
import { type Account, pointsOf } from './accounts.ts';
import type { State } from './state.ts';

/** Points expire at the end of the year after the one they were earned in; the demo's were earned this year. */
const endOfNextYear = (now: number): string => `${new Date(now).getFullYear() + 1}-12-31T15:59:59.000Z`;

/** When an account's points expire by the backend's clock, the oldest first. */
export const lotsOf = (state: State, account: Account): Account['lots'] =>
  account.lots.map(({ points, expires_at }) => ({
    points,
    expires_at: expires_at ?? endOfNextYear(state.clock.now()),
  }));

/** Records points and their balance; negative ones are spent, oldest first. `returned` ones count towards no level. */
export function addPoints(
  state: State,
  account: Account,
  points: number,
  title: Text,
  kind: 'transaction' | 'returned' = 'transaction',
): void {
  if (points === 0) return;
  const now = state.clock.now();
  account.transactions.unshift({
    _id: state.nextId(kind),
    title,
    points,
    balance: pointsOf(account) + points,
    created_at: new Date(now).toISOString(),
  });
  if (points > 0) {
    const expires_at = endOfNextYear(now);
    const lot = account.lots.find((candidate) => (candidate.expires_at ?? expires_at) === expires_at);
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

export function spendPoints(state: State, account: Account, { reference_number: number, calculations }: Order): void {
  addPoints(state, account, -calculations.point.total, {
    en: `Points used, ${number}`,
    zh: `使用積分，${number}`,
    cn: `使用积分，${number}`,
  });
}

/** A cancelled order returns the points it cost. */
export function returnPoints(state: State, account: Account, { reference_number: number, calculations }: Order): void {
  const title = { en: `Appointment cancelled, ${number}`, zh: `預約已取消，${number}`, cn: `预约已取消，${number}` };
  addPoints(state, account, calculations.point.total, title, 'returned');
}

/** A completed order earns a point for every whole HK$1, a project none. Guests have no membership. */
export function earnPoints(state: State, account: Account, { reference_number: number, total, project }: Order): void {
  if (account.type === 'TEMP' || project) return;
  const title = { en: `Appointment completed, ${number}`, zh: `預約已完成，${number}`, cn: `预约已完成，${number}` };
  addPoints(state, account, Math.floor(total), title);
}
