'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Loading, RowsSkeleton } from '@/components/ui/skeleton';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { formatDay } from '@/lib/format/day';
import { Link } from '@/lib/i18n/navigation';
import { instalmentState, isRecognising, nextInstalment } from '@/lib/order/project';
import { useProjects } from '@/lib/order/queries';
import type { OrderSummary, Project } from '@/lib/order/schema';
import { useSession } from '@/lib/session/store';
import { LoadFailure } from './load-failure';
import { OrderState } from './order-badges';
import { useMoney, useText } from './use-format';
import styles from './project-list.module.scss';

/** The customer's project orders. A guest has none, and is offered the login. */
export function ProjectList() {
  const t = useTranslations('Common');
  const { status, isRegistered } = useSession();
  const query = useProjects();
  const { projects, error } = query;
  if (!projects) {
    if (error || status === 'unreachable') return <LoadFailure query={query} unreachable={t('unreachable')} />;
    return (
      <Loading label={t('loading')}>
        <RowsSkeleton />
      </Loading>
    );
  }
  if (projects.length === 0) return <NoProjects isGuest={!isRegistered} />;
  return (
    <ul>
      {projects.map((order) => (
        <Row key={order._id} order={order} />
      ))}
    </ul>
  );
}

function NoProjects({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations('Project');
  const tCommon = useTranslations('Common');
  return (
    <EmptyState
      icon="file"
      title={t(isGuest ? 'guestTitle' : 'none')}
      description={isGuest ? undefined : t('noneText')}
      size="s"
      action={
        <>
          {isGuest ? (
            <ButtonLink href={`/authentication/login/email?from=${encodeURIComponent('/shop/project/order')}`}>
              {tCommon('login')}
            </ButtonLink>
          ) : null}
          <ButtonLink href="/shop/main/product" variant={isGuest ? 'line' : 'primary'}>
            {tCommon('browse')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Row({ order }: { order: OrderSummary }) {
  const t = useTranslations('Project');
  const locale = useLocale();
  const text = useText();
  const money = useMoney(order.currency);
  const [now] = useState(Date.now);
  const { project } = order;
  const isGoingOn = project && project.installments.length > 0 && order.current_status !== 'cancelled';
  const next = isGoingOn ? nextPayment(project) : null;

  function nextPayment(of: Project): string {
    const instalment = nextInstalment(of);
    if (!instalment) return t('allPaid');
    const details = { n: instalment.index, amount: money(instalment.amount) };
    const state = instalmentState(instalment, of, now);
    if (state === 'checking') return t('nextChecking', details);
    if (!instalment.due_at) return t('nextUndated', details);
    return t(state === 'overdue' ? 'nextOverdue' : 'nextInstalment', {
      ...details,
      date: formatDay(instalment.due_at, locale),
    });
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link href={`/shop/project/order/${encodeURIComponent(order._id)}`}>
          {text(project?.title) ?? t('heading', { number: order.reference_number })}
        </Link>
        <p className={styles.meta}>{`${order.reference_number} · ${formatDateTime(order.created_at)}`}</p>
        {next ? <p>{next}</p> : null}
      </div>
      <div className={styles.badges}>
        <OrderState order={order} />
        {project?.payment_records.some(isRecognising) ? <StatusBadge>{t('record.recognising')}</StatusBadge> : null}
      </div>
      <p className={styles.total}>{money(order.total)}</p>
    </li>
  );
}
