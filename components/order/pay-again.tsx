'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { WholeNumbers } from '@/components/ui/whole-numbers';
import { isPaymentMethod } from '@/lib/api/payment-methods';
import { useCartLines } from '@/lib/cart/queries';
import { type CheckoutDraft, setDraft } from '@/lib/checkout/draft';
import { useLocale } from '@/lib/i18n/client';
import { useRouter } from '@/lib/i18n/navigation';
import { writingOf } from '@/lib/i18n/writing';
import { useCancelForCheckout } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { mayPayOnline } from '@/lib/order/status';
import { ReorderOutcome, useReorder } from './reorder';
import styles from './pay-again.module.scss';

/** A checkout of what was ordered alone, as it was ordered; `inCart` are the variants in the cart. */
function checkoutOf(order: Order, inCart: readonly string[]): Partial<CheckoutDraft> {
  const variantIds = order.items.map((item) => item.product_variant_id);
  const { country_code, courier_id, method } = order.delivery_info;
  return {
    resumed: { number: order.reference_number, variantIds },
    unticked: inCart.filter((id) => !variantIds.includes(id)),
    voucherCode: order.voucher_code,
    voucherText: order.voucher_code ?? '',
    ...(isPaymentMethod(order.payment_method) && { payment: order.payment_method }),
    ...((method === 'DELIVERY' || method === 'PICKUP') && { delivery: { country_code, courier_id, method } }),
  };
}

interface PayAgainProps {
  order: Order;
  methods?: readonly string[];
  /** beside the button */
  otherWay?: ReactNode;
}

/**
 * From an order whose online payment has not come back to the checkout, ready to be paid: no call takes a second payment for
 * an order, so its services are put back into the cart, and it is cancelled, which gives its voucher and points back.
 * Other services in the cart are left out of this checkout. Nothing is cancelled unless every service is in the cart.
 */
export function PayAgain({ order, methods = [], otherWay }: PayAgainProps) {
  const t = useTranslations('Order.payAgain');
  const router = useRouter();
  const { lines } = useCartLines();
  const { mutateAsync: cancel, isPending: isCancelling, isError: hasFailed } = useCancelForCheckout({ id: order._id });
  const inCart = lines.map(({ variantId }) => variantId);
  const reorder = useReorder(
    { id: order._id },
    {
      inCart,
      onWhole: () => void leave(),
      // the payment may have come while this page was open
      mayStart: (latest) => mayPayOnline(latest, methods),
    },
  );

  const isBusy = reorder.isBusy || isCancelling;

  async function leave() {
    try {
      await cancel();
    } catch {
      // said below
      return;
    }
    setDraft(checkoutOf(order, inCart));
    router.push('/shop/main/cart');
  }

  if (order.items.length === 0 || !mayPayOnline(order, methods)) return null;
  return (
    <div className={styles.again} data-print="no">
      <div className={styles.ways}>
        <div className={styles.way}>
          <Button busy={isBusy} onClick={() => (reorder.isWhole ? void leave() : reorder.start())}>
            {t('action')}
          </Button>
          <WhatItDoes order={order} />
        </div>
        {otherWay ? <div className={styles.way}>{otherWay}</div> : null}
      </div>
      {reorder.isWhole ? null : <ReorderOutcome reorder={reorder} />}
      {hasFailed && !isCancelling ? (
        <Note tone="error" live="alert">
          <WholeNumbers text={t('failed', { number: order.reference_number })} />
        </Note>
      ) : null}
    </div>
  );
}

/** What becomes of the order, its voucher and its points. */
function WhatItDoes({ order: { voucher_code: code, reference_number: number, calculations } }: { order: Order }) {
  const t = useTranslations('Order.payAgain');
  const between = writingOf(useLocale()).sentence;
  return (
    <p>
      <WholeNumbers text={t('text', { number })} />
      {code ? <span>{between + t('voucher', { code })}</span> : null}
      {calculations.point.total > 0 ? <span>{between + t('points')}</span> : null}
    </p>
  );
}
