'use client';
import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { onDemand } from '@/components/ui/on-demand';
import { PageHead } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { Order } from '@/lib/order/schema';
import layout from '@/components/ui/layout.module.scss';
import styles from './lookup-screen.module.scss';

const OwnOrders = onDemand(async () => (await import('./own-orders')).OwnOrders);
const LookupForm = onDemand(async () => (await import('./lookup-form')).LookupForm, { Fallback: FormSkeleton });

type LookupScreenProps = { missingId?: string; onFound: (order: Order, contact: string) => void };

/**
 * A guest's look-up by reference number or id with email or phone; `missingId` is an id that this session may not see.
 */
export function LookupScreen({ missingId, onFound }: LookupScreenProps) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const title = missingId === undefined ? tCommon('lookUp') : t('notFound');
  return (
    <Container>
      <PageHead
        title={title}
        crumbs={<Breadcrumb items={[{ label: tCommon('home'), href: '/' }, { label: title }]} />}
      />
      {missingId === undefined ? <OwnOrders /> : null}
      <div className={styles.columns}>
        <div className={styles.form}>
          <p className={styles.lead}>{missingId === undefined ? t('lookupDescription') : t('notFoundText')}</p>
          <LookupForm id={missingId ?? ''} onFound={onFound} />
        </div>
        <LookupHelp />
      </div>
    </Container>
  );
}

/** For who has no number at hand, or needs none. */
function LookupHelp() {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  return (
    <aside className={styles.help} aria-label={t('lookupHelp')}>
      <h2>{t('noNumber')}</h2>
      <p>{t('noNumberText')}</p>
      <TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>
      <h2>{t('haveAccount')}</h2>
      <p>{t('haveAccountText')}</p>
      <TextLink href="/account/orders">{t('appointments')}</TextLink>
    </aside>
  );
}

function FormSkeleton() {
  return (
    <div className={layout.stack} aria-hidden="true">
      <Skeleton width="9rem" height="20px" />
      <Skeleton width="100%" height="48px" />
      <Skeleton width="9rem" height="20px" />
      <Skeleton width="100%" height="48px" />
      <Skeleton width="14rem" height="52px" />
    </div>
  );
}
