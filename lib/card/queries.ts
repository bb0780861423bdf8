'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreditCard } from '@/lib/card/schema';
import { useOptimisticData, useOptimisticMutation } from '@/lib/client/optimistic';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import { bindCard, deleteCard, getCards, setDefaultCard } from '@/lib/card/api';

const CHANGES = ['card'] as const;
const CONFIRM_EVERY_MS = 3000;

const cardsQuery = queryOptions({
  queryKey: [PERSONAL, 'cards'],
  queryFn: ({ signal }) => getCards(signal),
});

/** A change of a card: it becomes the default, or is deleted. */
type CardChange = { kind: 'default' | 'delete'; id: string };

/** The cards after a change. Which one follows a deleted default is the backend's to say. */
function applyCardChange(cards: CreditCard[], { kind, id }: CardChange): CreditCard[] {
  if (!cards.some((card) => card._id === id)) return cards;
  return kind === 'delete'
    ? cards.filter((card) => card._id !== id)
    : cards.map((card) => ({ ...card, is_default: card._id === id }));
}

/**
 * A card that the payment service has promised: one more than there were `before`. Looked for until then
 * (milliseconds).
 */
export type AwaitedCard = { before: number; until: number };

const isMissing = (awaited: AwaitedCard, cards: readonly CreditCard[]): boolean => cards.length <= awaited.before;

/**
 * The saved cards with the changes in flight on top; registered users alone have them. While a new one is awaited they
 * are read again and again.
 */
export function useCards(awaited?: AwaitedCard) {
  const { isRegistered } = useSession();
  const query = usePersonalQuery({
    ...cardsQuery,
    enabled: isRegistered,
    refetchInterval: ({ state }) =>
      awaited && state.data && isMissing(awaited, state.data) && Date.now() < awaited.until ? CONFIRM_EVERY_MS : false,
  });
  const cards = useOptimisticData(query.data, CHANGES, applyCardChange);
  return {
    ...query,
    cards,
    isAwaited: awaited !== undefined && query.data !== undefined && isMissing(awaited, query.data),
  };
}

/** Sets the default card or deletes one, optimistically and one after the other. */
export function useChangeCard(kind: CardChange['kind']) {
  const client = useQueryClient();
  return useOptimisticMutation({
    mutationKey: CHANGES,
    send: async ({ id }: CardChange) => {
      await (kind === 'delete' ? deleteCard(id) : setDefaultCard(id));
    },
    meta: { success: kind === 'delete' ? 'cardDeleted' : 'cardDefault', error: 'cardsFailed' },
    affects: [cardsQuery.queryKey],
    reconcile: (change) => client.setQueryData(cardsQuery.queryKey, (cards) => cards && applyCardChange(cards, change)),
  });
}

/** Asks for the page where a card is added. The screen says how it went. */
export function useBindCard() {
  return useMutation({ mutationFn: bindCard });
}
