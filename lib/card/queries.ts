'use client';
import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Binding } from '@/lib/card/api';
import { type CardChange, foldCards } from '@/lib/card/fold';
import type { CreditCard } from '@/lib/card/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

/** Every change of a card is a mutation below this key: that is how the fold finds what is in flight. */
const CHANGES = ['card'];
const CONFIRM_EVERY_MS = 3000;

const cardsQuery = queryOptions({
  queryKey: [PERSONAL, 'cards'],
  queryFn: async ({ signal }) => (await import('@/lib/card/api')).getCards(signal),
});

/** A card that the payment service has promised: one more than there were `before`. Looked for until then (milliseconds). */
export type AwaitedCard = { before: number; until: number };

const isMissing = (awaited: AwaitedCard, cards: readonly CreditCard[]): boolean => cards.length <= awaited.before;

/** The saved cards with the changes in flight on top; registered users alone have them. While a new one is awaited they are read again and again. */
export function useCards(awaited?: AwaitedCard) {
  const { isRegistered } = useSession();
  const changes = useMutationState({ filters: { mutationKey: CHANGES, status: 'pending' }, select: (mutation) => mutation.state.variables as CardChange });
  const query = usePersonalQuery({
    ...cardsQuery,
    enabled: isRegistered,
    refetchInterval: ({ state }) => (awaited && state.data && isMissing(awaited, state.data) && Date.now() < awaited.until ? CONFIRM_EVERY_MS : false),
  });
  const cards = useMemo(() => (query.data ? foldCards(query.data, changes) : undefined), [query.data, changes]);
  return { ...query, cards, isAwaited: awaited !== undefined && query.data !== undefined && isMissing(awaited, query.data) };
}

/** Sets the default card or deletes one: at once, and the cards are reloaded on failure (specification 4). One after the other, as they were asked for. */
export function useChangeCard(kind: CardChange['kind']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [...CHANGES, kind],
    scope: { id: 'cards' },
    mutationFn: async (change: CardChange) => {
      const { deleteCard, setDefaultCard } = await import('@/lib/card/api');
      await queryClient.cancelQueries({ queryKey: cardsQuery.queryKey });
      await (change.kind === 'delete' ? deleteCard(change.id) : setDefaultCard(change.id));
    },
    meta: { success: kind === 'delete' ? 'cardDeleted' : 'cardDefault', error: 'cardsFailed' },
    onSuccess: (_done, change) => queryClient.setQueryData(cardsQuery.queryKey, (cards) => cards && foldCards(cards, [change])),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  });
}

/** Asks for the page where a card is added. The screen says how it went. */
export function useBindCard() {
  return useMutation({ mutationFn: async (binding: Binding) => (await import('@/lib/card/api')).bindCard(binding) });
}
