import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/price';
import type { Cart } from '@/lib/cart/schema';
import { useInView } from '@/lib/client/use-in-view';
import { useLocale } from '@/lib/i18n/client';
import { totalKey } from '@/lib/cart/sum-names';
import styles from './checkout-bar.module.scss';
import { SUBMIT } from './checkout-summary';
import { SubmitCheckout, type SubmitCheckoutProps } from './submit-checkout';

type CheckoutBarProps = SubmitCheckoutProps & { cart: Cart; isToArrange: boolean };

/** The total and the submit button at the foot of small screens, until the summary's own button is in view. */
export function CheckoutBar({ isToArrange, ...submission }: CheckoutBarProps) {
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const { price, currency } = submission.cart.calculations;
  const isTwice = useInView(SUBMIT, { orAbove: true });
  return (
    <section className={styles.bar} data-twice={isTwice || undefined} aria-label={t('summary')} data-foot-bar="">
      <p data-busy={submission.isCalculating || undefined}>
        <span>{tCommon(totalKey(submission.isEstimate, isToArrange))}</span>
        <b>
          <Money amount={price.total} currency={currency} locale={locale} />
        </b>
      </p>
      <SubmitCheckout {...submission} />
    </section>
  );
}
