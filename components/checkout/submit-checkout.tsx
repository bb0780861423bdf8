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
  isSending: boolean;
  /** id of the note that says why nothing can be submitted */
  blockedBy?: string;
}

/** Submits, and says what is paid now. When and how the rest is paid stands beside the ways to pay. */
export function SubmitCheckout(props: SubmitCheckoutProps & { id?: string; className?: string }) {
  const { cart, payment, isCalculating, hasFailed, isSending, blockedBy, id, className } = props;
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const total = cart && !isCalculating && !hasFailed ? cart.calculations.price.total : 0;
  const amount = cart && formatMoney(total, cart.calculations.currency, locale);
  function label(): string {
    if (!amount || roundMoney(total, cart.calculations.currency) <= 0) return t('submit');
    return paymentFacts(payment).isPaidOnline ? t('submitAndPay', { amount }) : t('submit');
  }
  return (
    <Button
      type="submit"
      wide
      busy={isSending || (isCalculating && !cart)}
      id={id}
      className={className}
      aria-disabled={blockedBy ? true : undefined}
      aria-describedby={blockedBy}
    >
      {label()}
    </Button>
  );
}
