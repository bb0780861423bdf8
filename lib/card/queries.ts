'use client';
import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Binding } from '@/lib/card/api';
import { applyCardChange, type CardChange } from '@/lib/card/changes';
import type { CreditCard } from '@/lib/card/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

/** The mutations of all changes are below this key, so that those in flight can be found. */
const CHANGES = ['card'];
const CONFIRM_EVERY_MS = 3000;

const cardsQuery = queryOptions({
  queryKey: [PERSONAL, 'cards'],
  queryFn: async ({ signal }) => (await import('@/lib/card/api')).getCards(signal),
});

/** A card that the payment service has promised: one more than there were `before`. Polled for until then (milliseconds since 1970). */
export type AwaitedCard = { before: number; until: number };

const isMissing = (awaited: AwaitedCard | undefined, cards: readonly CreditCard[] | undefined) =>
  awaited !== undefined && cards !== undefined && cards.length <= awaited.before;

/** A registered user's cards with the changes in flight on top. While a new one is awaited they are polled. */
export function useCards(awaited?: AwaitedCard) {
  const { isRegistered } = useSession();
  const changes = useMutationState({ filters: { mutationKey: CHANGES, status: 'pending' }, select: ({ state }) => state.variables as CardChange });
  const query = usePersonalQuery({
    ...cardsQuery,
    enabled: isRegistered,
    refetchInterval: ({ state }) => (awaited && isMissing(awaited, state.data) && Date.now() < awaited.until ? CONFIRM_EVERY_MS : false),
  });
  const cards = useMemo(() => query.data && changes.reduce(applyCardChange, query.data), [query.data, changes]);
  return { ...query, cards, isAwaited: isMissing(awaited, query.data) };
}

/** Sets the default card or deletes one: shown at once, and the cards are reloaded on failure (spec 4). One after the other, in their order. */
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
    onSuccess: (_done, change) => queryClient.setQueryData(cardsQuery.queryKey, (cards) => cards && applyCardChange(cards, change)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  });
}

/** Requests the page where a card is added. The screen shows the outcome. */
export function useBindCard() {
  return useMutation({ mutationFn: async (binding: Binding) => (await import('@/lib/card/api')).bindCard(binding) });
}
