'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { onDemand } from '@/components/ui/on-demand';
import { PageHead } from '@/components/ui/section';
import { RowsSkeleton, Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { isApiError } from '@/lib/api/error';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { type Contact, contactOf, foundBy, rememberFound } from '@/lib/order/lookup';
import { useOrder } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { orderPath } from '@/lib/order/status';
import { decodedSegment, shellIdIn } from '@/lib/routes';
import { useSession } from '@/lib/session/store';
import { LoadFailure } from './load-failure';
import { LookupScreen } from './lookup-screen';
import type { ShopFacts } from '@/lib/order/shop';
import styles from './order-detail.module.scss';

// only an order needs this code, the look-up form does not
const OrderDetail = onDemand(async () => (await import('./order-detail')).OrderDetail, { Fallback: OrderSkeleton });

/** `letterhead` is the studio's, for a printed order. */
type Shop = { shop: ShopFacts; letterhead?: ReactNode };

/**
 * The order with the id in the URL, or the look-up form. The id is read in the browser: one static shell serves all
 * ids.
 */
export function OrderScreen(props: Shop) {
  const id = decodedSegment(shellIdIn(usePathname()));
  return <OrderOrLookup key={id} id={id} {...props} />;
}

function OrderOrLookup({ id, ...props }: Shop & { id: string }) {
  const router = useRouter();
  const [contact, setContact] = useState(() => foundBy(id));

  // the order has its own URL, to save or share, and a reload finds it again
  function onFound(order: Order, typed: string) {
    rememberFound(order, typed);
    if (order._id === id) setContact(contactOf(typed));
    else router.push(orderPath(order));
  }

  if (id === '') return <LookupScreen onFound={onFound} />;
  return <OneOrder id={id} contact={contact} onFound={onFound} {...props} />;
}

/** Orders of others and ids that the backend cannot read are shown like missing ones. */
const isMissing = (error: unknown) => isApiError(error, 'notFound', 'forbidden', 'unauthorized', 'refused');
const NOTHING = { id: '' };

/** The session's own order can be changed; one that was looked up can only be read. */
function OneOrder({
  id,
  contact,
  shop,
  letterhead,
  onFound,
}: Shop & { id: string; contact: Contact | undefined; onFound: (order: Order, contact: string) => void }) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const { status } = useSession();
  const own = useOrder({ id });
  const access = isMissing(own.error) && contact ? { id, contact } : undefined;
  const lookedUp = useOrder(access ?? NOTHING);
  const query = access ? lookedUp : own;
  const { order, error } = query;
  if (order)
    return (
      <OrderDetail
        order={order}
        access={access ?? { id }}
        shop={shop}
        letterhead={letterhead}
        isFound={contact !== undefined}
      />
    );
  if (isMissing(error)) return <LookupScreen missingId={id} onFound={onFound} />;
  if (!error && status !== 'unreachable') return <OrderSkeleton />;
  return (
    <Container>
      <PageHead
        title={t('title')}
        crumbs={<Breadcrumb items={[{ label: tCommon('home'), href: '/' }, { label: t('title') }]} />}
      />
      <LoadFailure query={query} />
    </Container>
  );
}

/** The shape of an appointment while it loads. */
function OrderSkeleton() {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  return (
    <Container aria-busy="true">
      <VisuallyHidden as="p">{tCommon('loading')}</VisuallyHidden>
      <div className={styles.crumbsRoom}>
        <Skeleton width="14rem" height="14px" />
      </div>
      <div className={styles.head}>
        <div className={styles.title}>
          <Skeleton width="14rem" height="30px" />
          <h1>{t('title')}</h1>
          <Skeleton width="min(24rem, 100%)" height="24px" />
        </div>
        <div className={styles.picture}>
          <Skeleton ratio="3/2" />
        </div>
      </div>
      <div className={styles.story}>
        <Skeleton width="100%" height="4rem" />
      </div>
      <div className={styles.columns}>
        <div>
          <Skeleton width="100%" height="22rem" />
          <RowsSkeleton rows={2} />
        </div>
        <div className={styles.side}>
          <Skeleton width="40%" height="24px" style={{ marginBlockEnd: 24 }} />
          <Skeleton width="70%" height="9rem" />
        </div>
      </div>
    </Container>
  );
}
