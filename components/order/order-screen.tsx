'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ErrorState } from '@/components/ui/error-state';
import { Container, PageHead } from '@/components/ui/section';
import { isApiError } from '@/lib/api/error';
import { usePathname } from '@/lib/i18n/navigation';
import { decodedSegment, orderIdIn } from '@/lib/i18n/path-parts';
import { type OrderAccess, useOrder } from '@/lib/order/queries';
import { useSession } from '@/lib/session/use-session';
import { restartSession } from '@/lib/session/session';
import type { ShopFacts } from './shop-facts';
import { LookupScreen } from './lookup-screen';
import { OrderSkeleton } from './order-skeleton';

// What shows an order loads with it: the shell stays light.
const OrderDetail = dynamic(() => import('./order-detail').then((module) => module.OrderDetail), { ssr: false, loading: () => <OrderSkeleton /> });

/** The id in the browser's address, decoded; '' where there is none. The page's own parameters name no order: one shell serves all ids. */
const useOrderId = (): string => decodedSegment(orderIdIn(usePathname()));

/** `letterhead` is the studio's, for the head of a printed appointment. */
type Shop = { shop: ShopFacts; letterhead?: ReactNode };

/** An appointment by the id in the address, or the look-up form. */
export function OrderScreen(props: Shop) {
  const id = useOrderId();
  return <OrderOrLookup key={id} id={id} {...props} />;
}

function OrderOrLookup({ id, ...props }: Shop & { id: string }) {
  const [found, setFound] = useState<OrderAccess | null>(null);
  if (found) return <OneOrder access={found} onFound={setFound} onLeave={() => setFound(null)} {...props} />;
  if (id === '') return <LookupScreen onFound={setFound} />;
  return <OneOrder access={{ id }} onFound={setFound} {...props} />;
}

function OneOrder({
  access,
  shop,
  letterhead,
  onFound,
  onLeave,
}: Shop & { access: OrderAccess; onFound: (access: OrderAccess) => void; onLeave?: () => void }) {
  const t = useTranslations('Order');
  const { status } = useSession();
  const { order, error, refetch, isFetching } = useOrder(access);
  if (order) return <OrderDetail order={order} access={access} shop={shop} letterhead={letterhead} onLookUpOther={onLeave} />;
  // what the session may not see, and an id that the backend cannot read, is as good as none
  if (isApiError(error, 'notFound', 'forbidden', 'unauthorized', 'refused')) return <LookupScreen missingId={access.id} onFound={onFound} />;
  if (!error && status !== 'unreachable') return <OrderSkeleton />;
  return (
    <Container>
      <PageHead title={t('title')} crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: t('title') }]} />} />
      {error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} requestId={isApiError(error) ? error.requestId : null} />
      ) : (
        <ErrorState message={t('unreachable')} onRetry={() => void restartSession()} />
      )}
    </Container>
  );
}
