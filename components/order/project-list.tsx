'use client';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Loading, RowsSkeleton } from '@/components/ui/skeleton';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatDateTime } from '@/lib/format/date';
import { Link } from '@/lib/i18n/navigation';
import { isRecognising } from '@/lib/order/project';
import { useProjects } from '@/lib/order/queries';
import type { OrderSummary } from '@/lib/order/schema';
import { orderPath } from '@/lib/order/status';
import { useSession } from '@/lib/session/store';
import { LoadFailure } from './load-failure';
import { OrderState } from './order-badges';
import { useMoney, useText } from './use-format';
import { useNextPayment } from './use-next-payment';
import layout from '@/components/ui/layout.module.scss';
import styles from './project-list.module.scss';

/** The customer's project orders. A guest has none, and is offered the login. */
export function ProjectList() {
  const { status, isRegistered } = useSession();
  const query = useProjects();
  const { projects, error } = query;
  if (!projects) {
    if (error || status === 'unreachable') return <LoadFailure query={query} />;
    return (
      <Loading>
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
  const text = useText();
  const money = useMoney(order.currency);
  const { project } = order;
  const next = useNextPayment(order);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link href={orderPath(order)}>{text(project?.title) ?? t('heading', { number: order.reference_number })}</Link>
        <p className={layout.meta}>{`${order.reference_number} · ${formatDateTime(order.created_at)}`}</p>
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
