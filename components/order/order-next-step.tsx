'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { type OrderAccess, orderQuery } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { nextStepOf } from '@/lib/order/steps';
import { ProofPanel } from './proof-panel';
import type { ShopFacts } from './shop-facts';
import styles from './order-next-step.module.scss';

interface NextStepProps {
  order: Order;
  access: OrderAccess;
  shop: ShopFacts;
  isReadOnly: boolean;
  onStart: () => void;
  onRefused: (error: unknown) => void;
}

/** What the shopper has to do, or to wait for. */
export function OrderNextStep({ order, access, shop, isReadOnly, onStart, onRefused }: NextStepProps) {
  const t = useTranslations('Order');
  const step = nextStepOf(order);
  if (step === 'upload' || step === 'checking') {
    return <ProofPanel order={order} access={access} facts={shop.offline_payment} isReadOnly={isReadOnly} onStart={onStart} onRefused={onRefused} />;
  }
  if (step === 'completed') {
    return (
      <Told
        tone="ok"
        title={t('status.completed')}
        text={t('doneText')}
        action={
          <ButtonLink href="/shop/main/product" variant="line" size="s">
            {t('browse')}
          </ButtonLink>
        }
      />
    );
  }
  if (step === 'cancelled') return <Told title={t('status.cancelled')} text={t('cancelledText')} action={<ContactLink />} />;
  if (step === 'wait') return <Told tone="ok" title={t('paid')} text={t('waitText')} />;
  if (step === 'paymentFailed') return <Told tone="error" title={t('failedTitle')} text={t('failedText')} action={<ContactLink />} />;
  if (step === 'paymentCancelled') return <Told tone="warn" title={t('payCancelledTitle')} text={t('payCancelledText')} action={<ContactLink />} />;
  return <Told tone="warn" title={t('onlineTitle')} text={t('onlineText')} action={<RefreshButton access={access} />} />;
}

function Told({ tone, title, text, action }: { tone?: 'ok' | 'warn' | 'error'; title: string; text: string; action?: ReactNode }) {
  return (
    <Note tone={tone} action={action ? <span data-print="no">{action}</span> : undefined}>
      <div className={styles.told}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </Note>
  );
}

function ContactLink() {
  const t = useTranslations('Order');
  return (
    <ButtonLink href="/contact-us" variant="line" size="s">
      {t('contact')}
    </ButtonLink>
  );
}

/** Asks the backend again whether the payment has come in. */
function RefreshButton({ access }: { access: OrderAccess }) {
  const t = useTranslations('Order');
  const queryClient = useQueryClient();
  return (
    <Button variant="line" size="s" onClick={() => void queryClient.invalidateQueries({ queryKey: orderQuery(access).queryKey })}>
      {t('refresh')}
    </Button>
  );
}
