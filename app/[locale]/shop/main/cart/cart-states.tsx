'use client';

import { useTranslations } from 'next-intl';
import { UnreadLines } from '@/components/cart/unread-lines';
import type { Blocks } from '@/components/ui/blocks';
import { RemovedLine } from '@/components/cart/removed-line';
import { ButtonLink } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Note } from '@/components/ui/note';
import { Loading } from '@/components/ui/skeleton';
import { failedLines } from '@/lib/cart/changes';
import { UNREAD_NOTE, unreadLines, useCartLines } from '@/lib/cart/queries';
import { useDraft } from '@/lib/checkout/draft';
import { useOrderReconciliation } from '@/lib/checkout/order-reconciliation';
import { useCheckoutPhase } from '@/lib/checkout/attempt';
import { useVoucherFromUrl } from '@/lib/checkout/voucher-from-url';
import { useConnectivity } from '@/lib/client/connectivity';
import { useStore } from '@/lib/client/store';
import styles from './cart-states.module.scss';

const UnpaidOrder = onDemand(async () => (await import('@/components/order/unpaid-order')).UnpaidOrder);

/** `paymentOrigins` as in `CheckoutSettings` */
type Props = { skeleton: Blocks; paymentOrigins: readonly string[]; children: Blocks };

/** The cart page's four states: loading, failed (and empty), empty, and with lines. Above them is what was removed by mistake. */
export function CartStates({ paymentOrigins, ...props }: Props) {
  return (
    <>
      <RemovedLine className={styles.removed} />
      <UnreadLines id={UNREAD_NOTE} className={styles.unclear} />
      <Unpaid paymentOrigins={paymentOrigins} />
      <State {...props} />
    </>
  );
}

/**
 * In one place for all states: whoever came back from the payment page keeps the focus on it while the list, shown as it
 * was at first, turns out to be empty.
 */
function Unpaid({ paymentOrigins }: Pick<Props, 'paymentOrigins'>) {
  const { count, state } = useCartLines();
  const { sentToPay } = useDraft();
  const isLeaving = useCheckoutPhase() === 'leaving';
  const isListEmpty = count === 0 && state === 'ready';
  if (isLeaving || !(isListEmpty || sentToPay)) return null;
  return (
    <div className={styles.unpaid}>
      <UnpaidOrder isListEmpty={isListEmpty} paymentOrigins={paymentOrigins} />
    </div>
  );
}

function State({ skeleton, children }: Omit<Props, 'paymentOrigins'>) {
  const t = useTranslations('Cart');
  const { lines, count, state } = useCartLines();
  const { resumed } = useDraft();
  useVoucherFromUrl();
  const isFindingOut = useOrderReconciliation();
  const isLeaving = useCheckoutPhase() === 'leaving';

  const hasFailed = state === 'failed';

  if (isFindingOut && count === 0 && !hasFailed) {
    return (
      <div className={styles.state}>
        <FindingOut />
      </div>
    );
  }
  if (state === 'loading') {
    return <Loading>{skeleton}</Loading>;
  }
  if ((count === 0 || hasFailed) && !isLeaving) {
    return <WithoutLines />;
  }
  return (
    <>
      {isFindingOut ? <FindingOut /> : null}
      {resumed && !isLeaving && lines.some(({ variantId }) => resumed.variantIds.includes(variantId)) ? (
        <Note live="status" className={styles.unclear}>
          {t('resumed', { number: resumed.number })}
        </Note>
      ) : null}
      {children}
    </>
  );
}

/** Why no lines are shown: they could not be loaded, or there are none. */
function WithoutLines() {
  const t = useTranslations('Cart');
  const tCommon = useTranslations('Common');
  const { state, isFetching, retry } = useCartLines();
  const failed = useStore(failedLines);
  const isUnread = useStore(unreadLines) > 0;
  const connectivity = useConnectivity();
  const { voucherCode } = useDraft();
  const hasFailed = state === 'failed';
  return (
    <div className={styles.state}>
      {hasFailed ? (
        <ErrorState
          message={tCommon(connectivity === 'unreachable' ? 'unreachable' : 'requestsFailed')}
          onRetry={retry}
          busy={isFetching}
        />
      ) : null}
      {failed.length > 0 ? (
        <Note tone="error" live="alert">
          {tCommon('requestsChanged')}
        </Note>
      ) : null}
      {voucherCode ? <Note>{t('voucherWaits', { code: voucherCode })}</Note> : null}
      {isUnread && !hasFailed ? null : (
        <EmptyState
          icon="bag"
          size="s"
          title={tCommon('noRequests')}
          description={t('emptyText')}
          action={<ButtonLink href="/shop/main/product">{tCommon('browse')}</ButtonLink>}
        />
      )}
    </div>
  );
}

/** A checkout went out whose response was lost. */
function FindingOut() {
  const t = useTranslations('Checkout');
  return (
    <Note live="status" className={styles.unclear}>
      {t('unclear')}
    </Note>
  );
}
