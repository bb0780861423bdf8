import type { CreditCard } from '@/lib/card/schema';

export type CardChange = { kind: 'default' | 'delete'; id: string };

/** The cards with a change that the backend has not confirmed yet. Which card follows a deleted default is the backend's to say. */
export function applyCardChange(cards: CreditCard[], { kind, id }: CardChange): CreditCard[] {
  if (kind === 'delete') return cards.filter((card) => card._id !== id);
  return cards.some((card) => card._id === id) ? cards.map((card) => ({ ...card, is_default: card._id === id })) : cards;
}
