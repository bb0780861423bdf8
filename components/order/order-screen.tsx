'use client';
import { lazyComponent } from '@/components/ui/deferred';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ErrorState } from '@/components/ui/error-state';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/ui/section';
import { isApiError } from '@/lib/api/error';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { decodedSegment, shellIdIn } from '@/lib/routes';
import { type Contact, contactOf } from '@/lib/order/contact';
import { foundBy, keepFound } from '@/lib/order/looked-up';
import { orderPath } from '@/lib/order/path';
import { useOrder } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { useConnectivity } from '@/lib/client/connectivity';
import { useSession } from '@/lib/session/use-session';
import { restartSession } from '@/lib/session/session';
import type { ShopFacts } from './shop-facts';
import { LookupScreen } from './lookup-screen';
import { OrderSkeleton } from './order-skeleton';

// What shows an order loads with it: the shell stays light.
const OrderDetail = lazyComponent(async () => (await import('./order-detail')).OrderDetail, OrderSkeleton);

/** The id in the browser's address, decoded; '' where there is none. The page's own parameters name no order: one shell serves all ids. */
const useOrderId = (): string => decodedSegment(shellIdIn(usePathname()));

/** `letterhead` is the studio's, for the head of a printed appointment. */
type Shop = { shop: ShopFacts; letterhead?: ReactNode };

/** An appointment by the id in the address, or the look-up form. */
export function OrderScreen(props: Shop) {
  const id = useOrderId();
  return <OrderOrLookup key={id} id={id} {...props} />;
}

function OrderOrLookup({ id, ...props }: Shop & { id: string }) {
  const router = useRouter();
  const [contact, setContact] = useState(() => foundBy(id));

  // what was found is at its own address, to save or share; a reload of it finds it again
  function onFound(order: Order, typed: string) {
    keepFound(order, typed);
    if (order._id === id) setContact(contactOf(typed));
    else router.push(orderPath(order));
  }

  if (id === '') return <LookupScreen onFound={onFound} />;
  return <OneOrder id={id} contact={contact} onFound={onFound} {...props} />;
}

/** What the session may not see, and an id that the backend cannot read, is as good as none. */
const isNone = (error: unknown) => isApiError(error, 'notFound', 'forbidden', 'unauthorized', 'refused');
const NOTHING = { id: '' };

/** The first call decides: the session's own appointment is open to all changes, one that was looked up to read alone. */
function OneOrder({
  id,
  contact,
  shop,
  letterhead,
  onFound,
}: Shop & { id: string; contact: Contact | undefined; onFound: (order: Order, contact: string) => void }) {
  const t = useTranslations('Order');
  const { status } = useSession();
  const connectivity = useConnectivity();
  const own = useOrder({ id });
  const access = isNone(own.error) && contact ? { id, contact } : undefined;
  const lookedUp = useOrder(access ?? NOTHING);
  const { order, error, refetch, isFetching } = access ? lookedUp : own;
  if (order) return <OrderDetail order={order} access={access ?? { id }} shop={shop} letterhead={letterhead} isFound={contact !== undefined} />;
  if (isNone(error)) return <LookupScreen missingId={id} onFound={onFound} />;
  if (!error && status !== 'unreachable') return <OrderSkeleton />;
  return (
    <Container>
      <PageHead title={t('title')} crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: t('title') }]} />} />
      {error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} requestId={isApiError(error) ? error.requestId : null} />
      ) : (
        <ErrorState message={connectivity === 'unreachable' ? t('unreachable') : undefined} onRetry={() => void restartSession()} />
      )}
    </Container>
  );
}
