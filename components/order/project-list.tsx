'use client';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { RowsSkeleton } from '@/components/ui/skeleton';
import { StatusBadge } from '@/components/ui/status-badge';
import { TextIn } from '@/components/ui/text-in';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { isApiError } from '@/lib/api/error';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import { isRecognising, nextInstalment } from '@/lib/order/project';
import { useProjects } from '@/lib/order/queries';
import type { OrderSummary, Project } from '@/lib/order/schema';
import { restartSession } from '@/lib/session/session';
import { useConnectivity } from '@/lib/client/connectivity';
import { useSession } from '@/lib/session/use-session';
import { OrderStatusBadge } from './order-badges';
import styles from './project-list.module.scss';

/** The customer's project orders. A guest has none, and is shown the way to the login. */
export function ProjectList() {
  const t = useTranslations('Project');
  const { status, isRegistered } = useSession();
  const connectivity = useConnectivity();
  const { projects, error, refetch, isFetching } = useProjects();
  if (!projects) {
    if (error) return <ErrorState onRetry={() => void refetch()} busy={isFetching} requestId={isApiError(error) ? error.requestId : null} />;
    if (status === 'unreachable')
      return <ErrorState message={connectivity === 'unreachable' ? t('unreachable') : undefined} onRetry={() => void restartSession()} />;
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <RowsSkeleton />
      </div>
    );
  }
  if (projects.length === 0) return <NoProjects isGuest={!isRegistered} />;
  return (
    <ul className={styles.list}>
      {projects.map((order) => (
        <Row key={order._id} order={order} />
      ))}
    </ul>
  );
}

function NoProjects({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations('Project');
  return (
    <EmptyState
      title={t('none')}
      description={t(isGuest ? 'guestText' : 'noneText')}
      size="s"
      action={
        <>
          {isGuest ? <ButtonLink href={`/authentication/login/email?from=${encodeURIComponent('/shop/project/order')}`}>{t('login')}</ButtonLink> : null}
          <ButtonLink href="/shop/main/product" variant={isGuest ? 'line' : 'primary'}>
            {t('browse')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Row({ order }: { order: OrderSummary }) {
  const t = useTranslations('Project');
  const locale = useLocale();
  const { project } = order;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link href={`/shop/project/order/${encodeURIComponent(order._id)}`} prefetch={false}>
          {textIn(project?.title, locale) ? <TextIn text={project?.title} locale={locale} /> : t('heading', { number: order.reference_number })}
        </Link>
        <p className={styles.meta}>
          {order.reference_number} · {formatDateTime(order.created_at)}
        </p>
        {project ? <Next project={project} order={order} /> : null}
      </div>
      <div className={styles.badges}>
        <OrderStatusBadge status={order.current_status} />
        {project?.payment_records.some(isRecognising) ? <StatusBadge>{t('record.recognising')}</StatusBadge> : null}
      </div>
      <p className={styles.total}>{formatMoney(order.total, order.currency, locale)}</p>
    </li>
  );
}

/** What is to be paid next, where the project goes on. */
function Next({ project, order }: { project: Project; order: OrderSummary }) {
  const t = useTranslations('Project');
  const locale = useLocale();
  const next = nextInstalment(project);
  if (project.installments.length === 0 || order.current_status === 'cancelled') return null;
  if (!next) return <p>{t('allPaid')}</p>;
  const amount = formatMoney(next.amount, order.currency, locale);
  return <p>{next.due_at ? t('nextInstalment', { n: next.index, amount, date: formatDate(next.due_at) }) : t('nextUndated', { n: next.index, amount })}</p>;
}
