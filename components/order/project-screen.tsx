'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Container, PageHead } from '@/components/ui/section';
import { RowsSkeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/error';
import { useParams } from '@/lib/i18n/navigation';
import { useProjects } from '@/lib/order/queries';
import { useSession } from '@/lib/session/use-session';
import { restartSession } from '@/lib/session/session';
import { OrderScreen } from './order-screen';
import type { ShopFacts } from './shop-facts';
import styles from './lookup-screen.module.scss';

const OrderList = dynamic(() => import('./order-list').then((module) => module.OrderList), { ssr: false, loading: () => <RowsSkeleton /> });

/** A project order by its id, or the list of the customer's project orders. */
export function ProjectScreen({ shop }: { shop: ShopFacts }) {
  const t = useTranslations('Order');
  const { id } = useParams<{ id?: string[] }>();
  if (id?.[0]) return <OrderScreen shop={shop} />;
  return (
    <Container className={styles.page}>
      <PageHead
        title={t('projects')}
        lead={t('projectDescription')}
        crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: t('projects') }]} />}
      />
      <Projects />
    </Container>
  );
}

function Projects() {
  const t = useTranslations('Order');
  const { status } = useSession();
  const { projects, error, refetch, isFetching } = useProjects();
  if (!projects) {
    if (error) return <ErrorState onRetry={() => void refetch()} busy={isFetching} requestId={isApiError(error) ? error.requestId : null} />;
    if (status === 'unreachable') return <ErrorState message={t('unreachable')} onRetry={() => void restartSession()} />;
    return (
      <div aria-busy="true">
        <RowsSkeleton />
      </div>
    );
  }
  if (projects.length > 0) return <OrderList orders={projects} base="/shop/project/order" />;
  return (
    <EmptyState title={t('noProjects')} description={t('noProjectsText')} size="s" action={<ButtonLink href="/shop/main/product">{t('browse')}</ButtonLink>} />
  );
}
