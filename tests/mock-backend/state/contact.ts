import { Refusal } from '../refusal.ts';
import { type Account, phoneKey } from './accounts.ts';
import type { State } from './state.ts';

/** Refuses what another account has, with the field that is at fault. */
export function refuseTaken(state: State, own: Account | undefined, contact: { email: string; area_code: string; phone: string }): void {
  const sameEmail = state.byEmail(contact.email);
  if (sameEmail && sameEmail !== own) throw new Refusal(422, 'emailTaken', { email: 'taken' });
  const samePhone = contact.phone ? state.byPhone(phoneKey(contact.area_code, contact.phone)) : undefined;
  if (samePhone && samePhone !== own) throw new Refusal(422, 'phoneTaken', { phone: 'taken' });
}
