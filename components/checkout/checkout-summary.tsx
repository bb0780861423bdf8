'use client';

import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import type { ReactNode } from 'react';
import { CollectionNote } from '@/components/ui/collection-note';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { Sums } from '@/components/ui/sums';
import { Panel } from '@/components/ui/panel';
import { Money } from '@/components/ui/price';
import { TextIn } from '@/components/ui/text-in';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { EMPTY_CART } from '@/lib/cart/empty';
import type { CartItem } from '@/lib/cart/schema';
import { totalKey } from '@/lib/cart/sum-names';
import { deliveryFee } from '@/lib/checkout/totals';
import { formatCount, formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import { writingOf } from '@/lib/i18n/writing';
import { Assurances } from './assurances';
import formStyles from '@/components/ui/form.module.scss';
import styles from './checkout-summary.module.scss';
import { useSumLines } from './sum-lines';
import type { CheckoutFormState, CheckoutSettings } from './use-checkout-form';
import { SubmitCheckout, type SubmitCheckoutProps } from './submit-checkout';

interface CheckoutSummaryProps {
  form: CheckoutFormState;
  shop: Pick<CheckoutSettings, 'booking' | 'contact'>;
  /** the customer's points, if they are known and needed */
  balance?: number;
  /** notes below the button */
  children: ReactNode;
}

/** id of its button, which the bar at the foot of small screens makes way for */
export const SUBMIT = 'submit-checkout';

const UNKNOWN = '—';

/** The lines of the total, and the submit button. */
export function CheckoutSummary({ form, shop: { booking, contact }, balance, children }: CheckoutSummaryProps) {
  const { view, choices, calculated, submission, isDelivered, isGuest } = form;
  const { cart = EMPTY_CART, isCalculating, hasFailed } = submission;
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const { currency, price, shipping_fee: fee } = cart.calculations;
  const delivery = deliveryFee({ fee, info: choices.delivery_info, isDelivered });
  // before the first calculation nothing is known, not that it costs nothing
  const money = (amount: number) =>
    submission.cart ? <Money amount={amount} currency={currency} locale={locale} /> : UNKNOWN;
  const lines = useSumLines({
    totals: {
      items: cart.cart_items,
      discounts: cart.discounts,
      calculations: cart.calculations,
      voucherCode: cart.is_voucher_applied ? choices.voucher_code : null,
    },
    delivery,
    money,
    // the choice may be newer than the calculation
    noFee: isCalculating ? tCommon('calculating') : undefined,
    subtotalNote: t('subtotalNote', { count: choices.checkout_product_variant_ids.length }),
    pointsNote: balance === undefined ? undefined : t('pointsBalance', { points: formatCount(balance, locale) }),
  });
  const totalName = tCommon(totalKey(submission.isEstimate, delivery === 'toArrange'));

  return (
    <Panel as="aside" sticky className={styles.summary} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{t('summary')}</h2>
      {hasFailed ? (
        <ErrorState message={t('calculateFailed')} onRetry={calculated.retry} />
      ) : (
        <div className={styles.sums} data-busy={isCalculating || undefined} aria-busy={isCalculating}>
          <Sums lines={lines} total={{ name: totalName, amount: money(price.total) }} />
        </div>
      )}
      <PaymentNotes items={view.booked} />
      <SpokenTotal name={totalName} submission={submission} />
      <SubmitCheckout {...submission} id={SUBMIT} className={formStyles.below} />
      <Terms />
      <div className={styles.notes}>{children}</div>
      <CollectionNote>{(privacy) => t.rich('collection', { privacy })}</CollectionNote>
      <details className={styles.more}>
        <summary>
          <span>{t('goodToKnow')}</span>
          <Icon name="down" size={18} />
        </summary>
        <Assurances cancellation={booking.cancellation} contact={contact} isGuest={isGuest} />
        <p className={styles.terms}>
          <span>{tPurchase('noDate', { contact: textIn(booking.contact, locale) || t('contactLater') })}</span>
          <span>{writingOf(locale).sentence}</span>
          <span>{t('amountsIn', { currency })}</span>
        </p>
      </details>
    </Panel>
  );
}

/** The total for screen readers, each time that it is calculated. */
function SpokenTotal({ name, submission }: { name: string; submission: SubmitCheckoutProps }) {
  const { cart = EMPTY_CART, isCalculating, hasFailed, isSending } = submission;
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const { currency, price } = cart.calculations;
  const total = hasFailed ? null : t('totalNow', { name, amount: formatMoney(price.total, currency, locale) });
  const calculated = isCalculating ? tCommon('calculating') : total;
  return (
    <VisuallyHidden as="p">
      {/* once the order is being made, the list empties itself */}
      <span role="status">{isSending ? null : calculated}</span>
    </VisuallyHidden>
  );
}

/** The payment notes of the ticked services, each once. */
function PaymentNotes({ items }: { items: readonly CartItem[] }) {
  const locale = useLocale();
  const notes = new Map(items.map(({ payment_note: note }) => [textIn(note, locale), note] as const));
  notes.delete('');
  return [...notes].map(([text, note]) => (
    <p key={text} className={styles.paid}>
      <TextIn text={note} locale={locale} />
    </p>
  ));
}

/** What submitting accepts. */
function Terms() {
  const t = useTranslations('Checkout');
  return (
    <p className={styles.terms}>
      <Rich>
        {t.rich('terms', {
          terms: (label) => <TermsLink page="terms-and-conditions">{label}</TermsLink>,
          payment: (label) => <TermsLink page="payment-terms-and-special-fees">{label}</TermsLink>,
          refund: (label) => <TermsLink page="refund-policy">{label}</TermsLink>,
        })}
      </Rich>
    </p>
  );
}

/** Opens a new tab, so that what was typed stays. */
function TermsLink({ page, children }: { page: string; children: ReactNode }) {
  return (
    <Link href={`/terms-of-service/${page}`} target="_blank">
      {children}
    </Link>
  );
}
