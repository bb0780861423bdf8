import type { Account } from './accounts.ts';
import type { State } from './state.ts';

type Card = Account['cards'][number];

/** Adds a card to an account; the first one is the default. */
export function addCard(state: State, account: Account, card: Pick<Card, 'brand' | 'last4' | 'expiry'>): void {
  account.cards.push({ _id: state.nextId('card'), is_default: account.cards.length === 0, ...card });
}
