import { Refusal } from '../refusal.ts';
import type { Account } from './accounts.ts';
import type { OrderRecord } from './orders.ts';
import type { State } from './state.ts';

/** The account's own order; anyone else's is as good as none. */
export function ownOrder(state: State, account: Account, id: string): OrderRecord {
  const record = state.orders.get(id);
  if (!record || record.account_id !== account._id) throw new Refusal(404, 'orderNotFound');
  return record;
}
