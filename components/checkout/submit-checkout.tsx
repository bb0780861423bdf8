import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Cart } from '@/lib/cart/schema';
import { paymentFacts, type PaymentMethod } from '@/lib/api/payment-methods';
import { formatMoney, roundMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';

export interface SubmitCheckoutProps {
  /** as the backend calculated it; undefined while it has not, or could not */
  cart: Cart | undefined;
  payment: PaymentMethod;
  isCalculating: boolean;
  hasFailed: boolean;
  /** the studio confirms what it costs, and when it is paid */
  isEstimate: boolean;
  /** there are fixed prices, too */
  hasFixed: boolean;
  isSending: boolean;
  /** id of the note that says why nothing can be submitted */
  blockedBy?: string;
}

/** Submits, and says what is paid and how: no more than is certain. */
export function SubmitCheckout({
  cart,
  payment,
  isCalculating,
  hasFailed,
  isEstimate,
  hasFixed,
  isSending,
  blockedBy,
  ...rest
}: SubmitCheckoutProps & { id?: string; className?: string }) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const total = cart && !isCalculating && !hasFailed ? cart.calculations.price.total : 0;
  const amount = cart && formatMoney(total, cart.calculations.currency, locale);
  function label(): string {
    if (!amount || roundMoney(total, cart.calculations.currency) <= 0) return t('submit');
    if (paymentFacts(payment).isPaidOnline) return t('submitAndPay', { amount });
    if (!isEstimate) return t('submitByTransfer');
    return t(hasFixed ? 'submitMixed' : 'submitRequest');
  }
  return (
    <Button
      type="submit"
      wide
      busy={isSending || (isCalculating && !cart)}
      {...rest}
      aria-disabled={blockedBy ? true : undefined}
      aria-describedby={blockedBy}
    >
      {label()}
    </Button>
  );
}
