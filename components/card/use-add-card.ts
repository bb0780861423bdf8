'use client';
import { useEffect, useState } from 'react';
import { type AwaitedCard, useBindCard } from '@/lib/card/queries';
import type { CreditCard } from '@/lib/card/schema';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';

/** How long the list is polled for a card that was added. */
const AWAIT_MS = 30_000;

/** Goes to the payment service's page where a card is added; its number never comes through the shop. */
export function useAddCard(paymentOrigins: readonly string[]) {
  const locale = useLocale();
  const { mutate, isPending, isError } = useBindCard();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // back from there by the back/forward cache
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  function add(cards: readonly CreditCard[]): void {
    const page = `${location.origin}${localizedPath('/account/cards', locale)}`;
    // the return URL says how many cards there were, so that a new one is noticed
    mutate(
      {
        success_url: `${page}?card=added&before=${cards.length}`,
        cancel_url: `${page}?card=cancelled`,
        paymentOrigins,
      },
      {
        // not called once the screen has been left: it would take the customer away from another page
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

/** How the customer came back from the payment service, according to the URL, which is then cleaned; null otherwise. */
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
  if (how === 'added' && /^\d{1,4}$/.test(before))
    return { how, awaited: { before: Number(before), until: Date.now() + AWAIT_MS } };
  return how === 'cancelled' ? { how } : null;
}
