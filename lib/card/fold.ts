import type { CreditCard } from '@/lib/card/schema';

/** What is asked of a card: to become the default, or to go. */
export type CardChange = { kind: 'default' | 'delete'; id: string };

/**
 * The cards as the customer sees them: as the backend last told them, with the changes in flight on top (specification
 * 4). Which card follows a deleted default is the backend's to say.
 */
export function foldCards(cards: readonly CreditCard[], changes: readonly CardChange[]): CreditCard[] {
  return changes.reduce<CreditCard[]>(
    (folded, { kind, id }) => {
      if (!folded.some((card) => card._id === id)) return folded;
      return kind === 'delete' ? folded.filter((card) => card._id !== id) : folded.map((card) => ({ ...card, is_default: card._id === id }));
    },
    [...cards],
  );
}
