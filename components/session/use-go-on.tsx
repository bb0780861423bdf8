'use client';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import type { GuestLine } from '@/lib/cart/guest-lines';
import { useReturn } from '@/lib/session/use-return';

const BringDialog = lazyComponent(async () => (await import('./bring-dialog')).BringDialog);
const ReceiptDialog = lazyComponent(async () => (await import('./receipt-dialog')).ReceiptDialog);

/** What a login has to tell: `lines` of the guest's cart that the account may lack, that a guest became this account, or where the link to verify a new one was sent. */
type News = { lines?: readonly GuestLine[]; wasGuest?: boolean; email?: string };

/**
 * Goes on where a login or a registration leads, after its news, if there is any. The news is told on the page of the form,
 * because the next page is loaded anew and knows nothing of it. `goOn` never resolves: the form stays busy.
 */
export function useGoOn(): { goOn: (news: News) => Promise<void>; news: ReactNode } {
  const goBack = useReturn();
  const [told, setTold] = useState<News>({});
  const onDone = useCallback(() => void goBack(), [goBack]);
  const dialog =
    told.wasGuest || told.email ? <ReceiptDialog email={told.email} onDone={onDone} /> : told.lines ? <BringDialog lines={told.lines} onDone={onDone} /> : null;
  return {
    goOn: (news) => {
      if (!news.wasGuest && !news.email && !news.lines?.length) return goBack();
      setTold(news);
      return new Promise(() => {});
    },
    news: <Suspense fallback={null}>{dialog}</Suspense>,
  };
}
