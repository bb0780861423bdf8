'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Button, ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { withReason } from '@/lib/order/failure';
import { openSlip, unpaidInstalments } from '@/lib/order/project';
import { orderQuery } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { changedAt, nextStepOf, unlistedPayment } from '@/lib/order/status';
import { useStatusLabel } from './order-badges';
import { OrderCompleted } from './order-completed';
import type { ReviewToggle } from './order-reviews';
import { PayOnline } from './pay-online';
import { ProofPanel, type ProofPanelProps } from './proof-panel';
import { TransferInstead } from './transfer-instead';
import { useIsLate } from './use-is-late';
import styles from './order-next-step.module.scss';

/** What the customer has to do next, or is waiting for. */
export function OrderNextStep({ review, ...props }: ProofPanelProps & { review: ReviewToggle | undefined }) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const statusLabel = useStatusLabel();
  const locale = useLocale();
  const client = useQueryClient();
  const { order, shop, access } = props;
  const isLate = useIsLate(shop, 'contact', changedAt(order));
  const contact = (
    <ButtonLink href="/contact-us" variant="line" size="s">
      {tCommon('contactUs')}
    </ButtonLink>
  );

  /** How an online payment that has not come can be made. */
  const ways = (note: Blocks) => (
    <div className={styles.ways}>
      {note}
      <PayOnline order={order} shop={shop} isReadOnly={props.isReadOnly} />
      <TransferInstead order={order} shop={shop} />
    </div>
  );

  switch (nextStepOf(order)) {
    case 'upload':
    case 'checking':
      return order.project && order.project.installments.length > 0 ? (
        <InstalmentStep {...props} project={order.project} />
      ) : (
        <ProofPanel {...props} />
      );
    case 'visit':
      return (
        <ProofPanel
          {...props}
          payment={{
            title: t('laterTitle'),
            amount: order.total,
            folded: { label: t('payEstimate'), note: t('laterText') },
          }}
        />
      );
    case 'completed':
      return <OrderCompleted order={order} review={review} />;
    case 'online':
      return ways(
        <StepNote
          tone="warn"
          title={t('waitingForPayment')}
          text={t('onlineText')}
          action={
            <Button
              variant="line"
              size="s"
              onClick={() => void client.invalidateQueries({ queryKey: orderQuery(access).queryKey })}
            >
              {tCommon('refresh')}
            </Button>
          }
        />,
      );
    case 'wait':
      if (order.appointment_at)
        return (
          <StepNote tone="ok" title={t('paid')} text={t('day.on', { date: formatDateTime(order.appointment_at) })} />
        );
      return isLate ? (
        <StepNote tone="ok" title={t('paid')} text={t('lateContact')} action={contact} />
      ) : (
        <StepNote tone="ok" title={t('paid')} text={textIn(shop.booking?.contact, locale) || t('waitText')} />
      );
    case 'cancelled':
      return <StepNote title={t('status.cancelled')} text={t('cancelledText')} action={contact} />;
    case 'paymentFailed':
      return ways(
        <StepNote
          tone="error"
          title={t('failedTitle')}
          text={withReason(order, t('failedText'), locale)}
          action={contact}
        />,
      );
    case 'paymentCancelled':
      return ways(
        <StepNote tone="warn" title={t('payCancelledTitle')} text={t('payCancelledText')} action={contact} />,
      );
    case 'other':
      return (
        <StepNote
          title={unlistedPayment(order) ?? statusLabel(order.current_status)}
          text={t('otherText')}
          action={contact}
        />
      );
  }
}

/** The next instalment of a project to pay, or the one whose slip is with the studio. */
function InstalmentStep({ project, ...props }: ProofPanelProps & { project: NonNullable<Order['project']> }) {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const [next, following] = unpaidInstalments(project);
  if (!next) return <StepNote tone="ok" title={t('paid')} text={t('waitText')} />;
  const slip = openSlip(project);
  if (!slip)
    return (
      <ProofPanel {...props} payment={{ title: tProject('nextPayment', { n: next.index }), amount: next.amount }} />
    );
  // the panel stays the same: it may hold files that were not sent
  return (
    <ProofPanel
      {...props}
      payment={{
        title: tProject('checkingSlip', { date: formatDateTime(slip.created_at) }),
        amount: following?.amount ?? 0,
        since: slip.created_at,
        folded: {
          label: tProject(following ? 'anotherInstalment' : 'anotherProof'),
          title: following ? tProject('instalment', { n: following.index }) : undefined,
          text: following ? undefined : tProject('proofOpen'),
        },
      }}
    />
  );
}

function StepNote({
  tone,
  title,
  text,
  action,
}: {
  tone?: 'ok' | 'warn' | 'error';
  title: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <Note tone={tone} action={action ? <span data-print="no">{action}</span> : undefined}>
      <div className={styles.step}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </Note>
  );
}
