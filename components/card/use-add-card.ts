'use client';
import { useEffect, useState } from 'react';
import { type AwaitedCard, useBindCard } from '@/lib/card/queries';
import type { CreditCard } from '@/lib/card/schema';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';

/** How long a card that the payment service promised is waited for. */
const AWAIT_MS = 30_000;

/** Goes to the payment service's page where a card is added; its number never comes through the shop. */
export function useAddCard(paymentOrigins: readonly string[]) {
  const locale = useLocale();
  const { mutate, isPending, isError } = useBindCard();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // back from there, to a page that the browser had kept
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  function add(cards: readonly CreditCard[]): void {
    const page = `${location.origin}${localizedPath('/account/cards', locale)}`;
    // the address of the way back says how many cards there were, so that a new one is noticed
    mutate(
      { success_url: `${page}?card=added&before=${cards.length}`, cancel_url: `${page}?card=cancelled`, paymentOrigins },
      {
        // a shopper who has gone elsewhere in the meantime stays there
        onSuccess: (url) => {
          setLeaving(true);
          location.assign(url);
        },
      },
    );
  }
  return { add, isLeaving, isOpening: isPending, isFailed: isError };
}

export type Return = { how: 'cancelled' } | { how: 'added'; awaited: AwaitedCard };

/** Whether this is a return from the payment service: the address says how. Whether there is a new card the list says. The address is cleaned. */
export function useCardReturn(): Return | null {
  const [returned] = useState(readReturn);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('card')) return;
    history.replaceState(null, '', location.pathname);
  }, []);
  return returned;
}

function readReturn(): Return | null {
  if (typeof location === 'undefined') return null;
  const query = new URLSearchParams(location.search);
  const how = query.get('card');
  const before = query.get('before') ?? '';
  if (how === 'added' && /^\d{1,4}$/.test(before)) return { how, awaited: { before: Number(before), until: Date.now() + AWAIT_MS } };
  return how === 'cancelled' ? { how } : null;
}
