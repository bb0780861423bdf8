'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { setDraft, useDraft } from '@/lib/checkout/draft';
import { useOrders } from '@/lib/order/queries';
import { isToBePaid, isToBePaidOnline, orderPath, paymentUrlOf } from '@/lib/order/status';

type UnpaidOrderProps = { isListEmpty: boolean; paymentOrigins: readonly string[] };

/**
 * The newest appointment whose payment has not come: after Back on the payment page its services are no longer in the
 * list. While others still are, only what this tab has sent to its payment page is named.
 */
export function UnpaidOrder({ isListEmpty, paymentOrigins }: UnpaidOrderProps) {
  const t = useTranslations('Cart');
  const tPurchase = useTranslations('Purchase');
  const place = useRef<HTMLDivElement>(null);
  const { sentToPay: sent } = useDraft();
  const order = useOrders().orders?.find((one) => isToBePaid(one) && (isListEmpty || one._id === sent?.id));
  const newsOf = order && sent?.id === order._id && !sent.isTold ? sent.id : undefined;

  useEffect(() => {
    if (newsOf === undefined) return;
    // the page is shorter than it was, and the browser has kept the place on it
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
    setDraft({ sentToPay: { id: newsOf, isTold: true } });
  }, [newsOf]);

  if (!order) return null;
  const url = paymentUrlOf(order, paymentOrigins);
  const view = (label: string) => <TextLink href={orderPath(order)}>{label}</TextLink>;
  return (
    <div ref={place} tabIndex={-1}>
      <Note
        tone="warn"
        live="status"
        action={
          url ? (
            <>
              <ButtonLink href={url} size="s">
                {tPurchase('payNow')}
              </ButtonLink>
              {view(tPurchase('viewAppointment'))}
            </>
          ) : (
            view(tPurchase(isToBePaidOnline(order) ? 'viewAndPay' : 'viewAppointment'))
          )
        }
      >
        <p>{t('unpaid', { number: order.reference_number })}</p>
      </Note>
    </div>
  );
}
