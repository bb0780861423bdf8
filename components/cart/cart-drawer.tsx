'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink, TextButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Note } from '@/components/ui/note';
import { Money } from '@/components/ui/price';
import { Loading, RowsSkeleton } from '@/components/ui/skeleton';
import { needsDelivery } from '@/lib/api/service-kind';
import { Sums } from '@/components/ui/sums';
import { useCalculatedCart } from '@/lib/cart/calculated';
import { failedLines, useIsLineChanging } from '@/lib/cart/changes';
import { cartDrawer, useCartDrawer } from '@/lib/cart/drawer';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { type CartLine, isEstimateLine, priceKind } from '@/lib/cart/lines';
import { unreadLines, useCartLines } from '@/lib/cart/queries';
import { subtotalKey, totalKey } from '@/lib/cart/sum-names';
import { useConnectivity } from '@/lib/client/connectivity';
import { useStore } from '@/lib/client/store';
import { formatMoney, roundMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { usePathname } from '@/lib/i18n/navigation';
import { DrawerLine } from './drawer-line';
import { RemovedLine } from './removed-line';
import { UnreadLines } from './unread-lines';
import formStyles from '@/components/ui/form.module.scss';
import layout from '@/components/ui/layout.module.scss';
import styles from './cart-drawer.module.scss';

function close() {
  cartDrawer.close();
  failedLines.set([]);
}

/** The requests at the page's right edge: what is in, what it comes to, and the way on. */
export function CartDrawer() {
  const t = useTranslations('CartDrawer');
  const tCommon = useTranslations('Common');
  const { isOpen, addedId } = useCartDrawer();
  const { lines, count, state, isFresh, isFetching, retry } = useCartLines();
  const failed = useStore(failedLines);
  const isUnread = useStore(unreadLines) > 0;
  const isListed = addedId !== null && lines.some((line) => line.variantId === addedId) && !failed.includes(addedId);
  const isAdding = useIsLineChanging(addedId ?? '') && isListed;
  const isWaiting = useConnectivity() === 'offline' && isAdding;
  const progress = isAdding ? 'adding' : 'added';
  const pathname = usePathname();
  const openedOn = useRef(pathname);
  // a link inside leads to another page: the drawer does not follow
  useEffect(() => {
    if (openedOn.current === pathname) return;
    openedOn.current = pathname;
    close();
  }, [pathname]);

  const footer =
    state === 'ready' && count > 0 ? (
      <>
        <DrawerSums lines={lines} isFresh={isFresh} />
        <ButtonLink href="/shop/main/cart" wide onClick={close}>
          {t('checkout')}
        </ButtonLink>
        <TextButton className={styles.keep} onClick={close}>
          {t('keepLooking')}
        </TextButton>
      </>
    ) : undefined;

  return (
    <Dialog
      kind="drawer-right"
      open={isOpen}
      onClose={close}
      title={t('title')}
      note={count > 0 ? tCommon('serviceCount', { count }) : undefined}
      footer={footer}
    >
      {failed.length > 0 ? (
        <Note tone="error" live="alert" className={formStyles.below}>
          {tCommon('requestsChanged')}
        </Note>
      ) : null}
      {/* always rendered, so that screen readers announce what comes into it */}
      <div role="status">
        {isAdding || (isListed && state !== 'failed') ? (
          <Note tone={isAdding ? 'info' : 'ok'} icon={isWaiting ? 'offline' : undefined} className={formStyles.below}>
            {t(isWaiting ? 'waiting' : progress)}
          </Note>
        ) : null}
      </div>
      <RemovedLine className={styles.removed} />
      <UnreadLines className={formStyles.below} />
      {state === 'failed' ? (
        <div className={formStyles.below}>
          <ErrorState message={tCommon('requestsFailed')} onRetry={retry} busy={isFetching} />
        </div>
      ) : null}
      {state === 'loading' ? (
        <Loading>
          <RowsSkeleton rows={2} />
        </Loading>
      ) : null}
      {count === 0 && (state === 'failed' || (state === 'ready' && !isUnread)) ? (
        <EmptyState
          icon="bag"
          as="p"
          size="s"
          title={tCommon('noRequests')}
          description={t('emptyText')}
          action={
            <ButtonLink href="/shop/main/product" onClick={close}>
              {tCommon('browse')}
            </ButtonLink>
          }
        />
      ) : null}
      {count > 0 ? (
        <ul>
          {lines.map((line) => (
            <DrawerLine
              key={line.variantId}
              line={line}
              kind={priceKind(line, lines)}
              isAdded={line.variantId === addedId}
              onFollow={close}
            />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

/**
 * What everything in the cart comes to before delivery and vouchers, and the discounts on the way there. The backend
 * calculates it once the drawer is open.
 */
function DrawerSums({ lines, isFresh }: { lines: readonly CartLine[]; isFresh: boolean }) {
  const t = useTranslations('CartDrawer');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const ids = lines.filter((line) => line.isAvailable).map((line) => line.variantId);
  const { cart, isCalculating, hasFailed, retry } = useCalculatedCart(
    isFresh ? { ...DEFAULT_CHOICES, checkout_product_variant_ids: ids } : null,
  );
  const connectivity = useConnectivity();
  // not calculated: the lines' own sums stand above, and the page's note says why
  if (!cart && (connectivity === 'offline' || connectivity === 'unreachable')) return null;
  if (hasFailed && !isCalculating) return <ErrorState onRetry={retry} />;
  const sums = isCalculating ? undefined : cart?.calculations;
  const discounts = sums
    ? (['local', 'global'] as const).filter((kind) => roundMoney(sums.price_discount[kind], sums.currency) !== 0)
    : [];
  const isDelivered = needsDelivery(lines);
  const isEstimate = lines.some((line) => line.isAvailable && isEstimateLine(line));
  const money = (amount: number) => formatMoney(amount, sums?.currency ?? '', locale);

  return (
    <>
      <div className={styles.sums} aria-busy={isCalculating}>
        <Sums
          lines={
            sums && discounts.length > 0
              ? [
                  {
                    key: 'subtotal',
                    name: tCommon(subtotalKey(sums)),
                    amount: money(sums.price.subtotal),
                  },
                  ...discounts.map((kind) => ({
                    key: kind,
                    name: tCommon(kind === 'local' ? 'serviceDiscount' : 'storewideDiscount'),
                    amount: money(-sums.price_discount[kind]),
                    minus: true,
                  })),
                ]
              : []
          }
          total={{
            name: tCommon(totalKey(isEstimate, isDelivered)),
            amount: sums ? (
              <Money amount={sums.price.total} currency={sums.currency} locale={locale} />
            ) : (
              <span className={styles.waiting}>{tCommon('calculating')}</span>
            ),
          }}
        />
      </div>
      <p className={layout.meta}>{t(isDelivered ? 'later' : 'vouchersLater')}</p>
    </>
  );
}
