'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { type OrderAccess, orderQuery } from '@/lib/order/queries';
import { isOpenRecord, nextInstalment } from '@/lib/order/project';
import type { Order, Project } from '@/lib/order/schema';
import { nextStepOf, unlistedPayment } from '@/lib/order/steps';
import { ProofPanel } from './proof-panel';
import type { ShopFacts } from './shop-facts';
import { useStatusWords } from './use-status-words';
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
  const wordsOf = useStatusWords();
  const locale = useLocale();
  const step = nextStepOf(order);
  if (step === 'upload' || step === 'checking') {
    const proof = {
      order,
      access,
      facts: shop.offline_payment,
      checkTime: shop.booking?.proof_check,
      whatsapp: shop.whatsapp,
      isReadOnly,
      onStart,
      onRefused,
    };
    return order.project && order.project.installments.length > 0 ? <InstalmentStep project={order.project} {...proof} /> : <ProofPanel {...proof} />;
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
  if (step === 'wait') return <Told tone="ok" title={t('paid')} text={textIn(shop.booking?.contact, locale) || t('waitText')} />;
  if (step === 'paymentFailed') return <Told tone="error" title={t('failedTitle')} text={t('failedText')} action={<ContactLink />} />;
  if (step === 'paymentCancelled') return <Told tone="warn" title={t('payCancelledTitle')} text={t('payCancelledText')} action={<ContactLink />} />;
  if (step === 'other') return <Told title={unlistedPayment(order) ?? wordsOf(order.current_status)} text={t('otherText')} action={<ContactLink />} />;
  return <Told tone="warn" title={t('onlineTitle')} text={t('onlineText')} action={<RefreshButton access={access} />} />;
}

/** A project is paid in instalments: the next one, each with a proof of its own. */
function InstalmentStep({ project, ...proof }: { project: Project } & Omit<ComponentProps<typeof ProofPanel>, 'payment'>) {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const next = nextInstalment(project);
  if (!next) return <Told tone="ok" title={t('paid')} text={t('waitText')} />;
  const note = project.payment_records.some(isOpenRecord) ? tProject('proofOpen') : undefined;
  return <ProofPanel {...proof} payment={{ title: tProject('nextPayment', { n: next.index }), amount: next.amount, note }} />;
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
