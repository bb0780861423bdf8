'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ErrorState } from '@/components/ui/error-state';
import { Container, PageHead } from '@/components/ui/section';
import { isApiError } from '@/lib/api/error';
import { useParams } from '@/lib/i18n/navigation';
import { type OrderAccess, useOrder } from '@/lib/order/queries';
import { useSession } from '@/lib/session/use-session';
import { restartSession } from '@/lib/session/session';
import type { ShopFacts } from './shop-facts';
import { LookupScreen } from './lookup-screen';
import { OrderSkeleton } from './order-skeleton';

// What shows an order loads with it: the shell stays light.
const OrderDetail = dynamic(() => import('./order-detail').then((module) => module.OrderDetail), { ssr: false, loading: () => <OrderSkeleton /> });

/** The id in the address, decoded; '' where there is none or where it cannot be decoded. */
function useOrderId(): string {
  const { id } = useParams<{ id?: string[] }>();
  try {
    return decodeURIComponent(id?.[0] ?? '');
  } catch {
    return id?.[0] ?? '';
  }
}

/** An appointment by the id in the address, or the look-up form. */
export function OrderScreen({ shop }: { shop: ShopFacts }) {
  const id = useOrderId();
  return <OrderOrLookup key={id} id={id} shop={shop} />;
}

function OrderOrLookup({ id, shop }: { id: string; shop: ShopFacts }) {
  const [found, setFound] = useState<OrderAccess | null>(null);
  if (found) return <OneOrder access={found} shop={shop} onFound={setFound} onLeave={() => setFound(null)} />;
  if (id === '') return <LookupScreen onFound={setFound} />;
  return <OneOrder access={{ id }} shop={shop} onFound={setFound} />;
}

function OneOrder({ access, shop, onFound, onLeave }: { access: OrderAccess; shop: ShopFacts; onFound: (access: OrderAccess) => void; onLeave?: () => void }) {
  const t = useTranslations('Order');
  const { status } = useSession();
  const { order, error, refetch, isFetching } = useOrder(access);
  if (order) return <OrderDetail order={order} access={access} shop={shop} onLookUpOther={onLeave} />;
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
