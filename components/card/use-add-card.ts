'use client';
import { useEffect, useState } from 'react';
import { type AwaitedCard, useBindCard } from '@/lib/card/queries';
import type { CreditCard } from '@/lib/card/schema';
import { dropDraft, keepDraft, readDraft } from '@/lib/form/draft';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';

/** What the tab remembers while the shopper is on the payment service's page: which cards there were. */
const LEFT = 'cards';
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
    const back = (how: string) => `${location.origin}${localizedPath('/account/cards', locale)}?card=${how}`;
    mutate(
      { success_url: back('added'), cancel_url: back('cancelled'), paymentOrigins },
      {
        // whoever has gone elsewhere in the meantime stays there
        onSuccess: (url) => {
          keepDraft(LEFT, [{ name: 'known', type: 'text', value: cards.map(({ _id }) => _id).join(' ') }]);
          setLeaving(true);
          location.assign(url);
        },
      },
    );
  }
  return { add, isLeaving, isOpening: isPending, isFailed: isError };
}

export type Return = { how: 'cancelled' } | { how: 'added'; awaited: AwaitedCard };

/** Whether this is a return from the payment service: the address says how, and the tab must remember having left. The address is cleaned. */
export function useReturn(): Return | null {
  const [returned] = useState(readReturn);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('card')) return;
    history.replaceState(null, '', location.pathname);
    dropDraft(LEFT);
  }, []);
  return returned;
}

function readReturn(): Return | null {
  if (typeof location === 'undefined') return null;
  const how = new URLSearchParams(location.search).get('card');
  const { known } = readDraft(LEFT);
  if (known === undefined) return null;
  if (how === 'added') return { how, awaited: { known: known.split(' '), until: Date.now() + AWAIT_MS } };
  return how === 'cancelled' ? { how } : null;
}
