'use client';

import { useTranslations } from 'next-intl';
import { ChoiceCard, Choices } from '@/components/ui/choice-card';
import { FieldGroup } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { TextIn } from '@/components/ui/text-in';
import { setDraft } from '@/lib/checkout/draft';
import { paymentFacts, type PaymentMethod } from '@/lib/api/payment-methods';
import type { BookingFacts } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { CheckoutPart } from './checkout-part';
import formStyles from '@/components/ui/form.module.scss';

const LABELS = {
  ONLINE: { title: 'online', text: 'onlineText', icon: 'card' },
  OFFLINE: { title: 'offline', text: 'offlineText', icon: 'bank' },
} as const satisfies Record<PaymentMethod, unknown>;

interface PaymentChoiceProps {
  methods: readonly PaymentMethod[];
  /** the shop also takes online payments, which are not for an estimate */
  withheld: boolean;
  chosen: PaymentMethod;
  booking: Pick<BookingFacts, 'cards' | 'payment_hold'>;
  /** the studio comes first, and a transfer can wait */
  isEstimate: boolean;
  /** there are fixed prices, too */
  hasFixed: boolean;
}

/** The payment methods. */
export function PaymentChoice({ methods, chosen, booking, isEstimate, hasFixed, withheld }: PaymentChoiceProps) {
  const t = useTranslations('Checkout');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const isLater = (method: PaymentMethod) => isEstimate && paymentFacts(method).needsProof;
  const later = hasFixed ? 'offlineMixed' : 'offlineLater';
  const textOf = (method: PaymentMethod) => t(isLater(method) ? later : LABELS[method].text);
  /** what the studio adds: which cards, or how long an unpaid appointment is held */
  function more(method: PaymentMethod) {
    if (isLater(method)) return undefined;
    return paymentFacts(method).needsProof ? booking.payment_hold : booking.cards;
  }
  return (
    <CheckoutPart title={tPurchase('paymentMethod')} id="checkout-payment">
      <FieldGroup id="payment-method" legend={tPurchase('paymentMethod')} labelHidden>
        <Choices columns={2}>
          {methods.map((method) => (
            <ChoiceCard
              key={method}
              name="payment"
              value={method}
              checked={method === chosen}
              onChange={() => setDraft({ payment: method })}
              title={t(LABELS[method].title)}
              description={
                <>
                  <span className={formStyles.line}>{textOf(method)}</span>
                  <TextIn text={more(method)} locale={locale} />
                </>
              }
              icon={LABELS[method].icon}
            />
          ))}
        </Choices>
      </FieldGroup>
      {withheld ? (
        <Note live="status" className={formStyles.below}>
          <p>{t('estimateNotOnline')}</p>
          {hasFixed ? <p>{t('fixedOnline')}</p> : null}
        </Note>
      ) : null}
    </CheckoutPart>
  );
}
