'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { withReason } from '@/lib/order/failure';
import { openSlip, unpaidInstalments } from '@/lib/order/project';
import { orderQuery } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { nextStepOf, unlistedPayment } from '@/lib/order/status';
import { ContactButton } from './order-asides';
import { useStatusLabel } from './order-badges';
import { OrderCompleted } from './order-completed';
import type { ReviewToggle } from './order-reviews';
import { PayOnline } from './pay-online';
import { ProofPanel, type ProofPanelProps } from './proof-panel';
import { TransferInstead } from './transfer-instead';
import layout from '@/components/ui/layout.module.scss';
import styles from './order-next-step.module.scss';

/** What the customer has to do next, or is waiting for. */
export function OrderNextStep({ review, ...props }: ProofPanelProps & { review: ReviewToggle | undefined }) {
  const t = useTranslations('Order');
  const statusLabel = useStatusLabel();
  const locale = useLocale();
  const { order } = props;
  switch (nextStepOf(order)) {
    case 'upload':
    case 'checking':
      return order.project && order.project.installments.length > 0 ? (
        <InstalmentStep {...props} project={order.project} />
      ) : (
        <ProofPanel {...props} />
      );
    case 'visit': {
      const folded = { label: t('payEstimate'), note: t('laterText') };
      return <ProofPanel {...props} payment={{ title: t('laterTitle'), amount: order.total, folded }} />;
    }
    case 'completed':
      return <OrderCompleted order={order} review={review} />;
    case 'online': {
      const refresh = <RefreshButton access={props.access} />;
      return (
        <WaysToPay {...props}>
          <StepNote tone="warn" title={t('waitingForPayment')} text={t('onlineText')} action={refresh} />
        </WaysToPay>
      );
    }
    // the head says all there is to say
    case 'wait':
    case 'cancelled':
      return null;
    case 'paymentFailed':
      return (
        <WaysToPay {...props}>
          <StepNote tone="error" title={t('failedTitle')} text={withReason(order, t('failedText'), locale)} />
        </WaysToPay>
      );
    case 'paymentCancelled':
      return (
        <WaysToPay {...props}>
          <StepNote tone="warn" title={t('payCancelledTitle')} text={t('payCancelledText')} />
        </WaysToPay>
      );
    case 'other':
      return (
        <StepNote
          title={unlistedPayment(order) ?? statusLabel(order.current_status)}
          text={t('otherText')}
          action={<ContactButton />}
        />
      );
  }
}

/** How an online payment that has not come can be made. */
function WaysToPay({ order, shop, isReadOnly, children }: ProofPanelProps & { children: Blocks }) {
  return (
    <div className={layout.stack} data-gap="6">
      {children}
      <PayOnline order={order} shop={shop} isReadOnly={isReadOnly} />
      <TransferInstead order={order} shop={shop} />
    </div>
  );
}

function RefreshButton({ access }: Pick<ProofPanelProps, 'access'>) {
  const tCommon = useTranslations('Common');
  const client = useQueryClient();
  return (
    <Button
      variant="line"
      size="s"
      onClick={() => void client.invalidateQueries({ queryKey: orderQuery(access).queryKey })}
    >
      {tCommon('refresh')}
    </Button>
  );
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

interface StepNoteProps {
  tone?: 'ok' | 'warn' | 'error';
  title: string;
  text: string;
  action?: ReactNode;
}

function StepNote({ tone, title, text, action }: StepNoteProps) {
  return (
    <Note tone={tone} action={action ? <span data-print="no">{action}</span> : undefined}>
      <div className={styles.step}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </Note>
  );
}
