'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { type SubmitErrorHandler, useForm } from 'react-hook-form';
import { Note } from '@/components/ui/note';
import { useRecipient } from '@/lib/account/recipient';
import { useCalculatedCart } from '@/lib/cart/calculated';
import { lacksPoints } from '@/lib/checkout/compare';
import { getDraft, setDraft, useDraft } from '@/lib/checkout/draft';
import { checkoutForm, type TypedDetails } from '@/lib/checkout/form';
import type { PaymentMethod } from '@/lib/checkout/schema';
import type { BookingFacts } from '@/lib/configuration/schema';
import { recipientOf, typedRecipient } from '@/lib/format/recipient';
import { useLocale } from '@/lib/i18n/client';
import { useMembershipBalance } from '@/lib/membership/queries';
import { toastRejection } from '@/lib/outcome-toast';
import { useSession } from '@/lib/session/use-session';
import { ChangesDialog } from './changes-dialog';
import styles from './checkout-form.module.scss';
import { CheckoutNotes } from './checkout-notes';
import { CheckoutSummary } from './checkout-summary';
import { DeliveryChoice } from './delivery-choice';
import { GiftList } from './gift-list';
import { PaymentChoice } from './payment-choice';
import { PointsNote } from './points-note';
import { RecipientFields } from './recipient-fields';
import { useCheckout } from './use-checkout';
import { useChoices } from './use-choices';
import { VoucherField } from './voucher-field';

/** From the shop's configuration. */
export interface CheckoutSettings {
  countryCodes: readonly string[];
  paymentMethods: readonly PaymentMethod[];
  booking: BookingFacts;
  /** origins of payment pages; empty: any over http(s) */
  paymentOrigins: readonly string[];
}

const BLANK: TypedDetails = { name: '', address: '', district: '', area_code: '+852', phone: '', email: '' };
/** Without what is empty; an address keeps its district, none included. */
function filled(details: Partial<TypedDetails>): Partial<TypedDetails> {
  return Object.fromEntries(Object.entries(details).filter(([field, value]) => value || (field === 'district' && details.address)));
}

const POINTS_NOTE = 'checkout-points';

/** The cart's lines, the choices, recipient and payment, and the total. */
export function CheckoutForm({
  lines,
  vouchers,
  countryCodes,
  paymentMethods,
  paymentOrigins,
  booking,
}: CheckoutSettings & { lines: ReactNode; vouchers?: ReactNode }) {
  const t = useTranslations('Checkout');
  const { isRegistered } = useSession();
  const draft = useDraft();
  const choices = useChoices(countryCodes);
  const hasDistrict = choices.delivery_info.country_code === 'HK';
  const count = choices.checkout_product_variant_ids.length;
  const { cart, isCalculating, failure, hasFailed, retry } = useCalculatedCart(count > 0 ? choices : null);
  const counted = count > 0 ? cart : undefined;
  const payment = draft.payment && paymentMethods.includes(draft.payment) ? draft.payment : (paymentMethods[0] ?? 'OFFLINE');

  const [typed] = useState(() => filled(getDraft().recipient));
  const locale = useLocale();
  const { recipient: kept } = useRecipient();
  const resolver = useMemo(() => zodResolver(checkoutForm(kept)), [kept]);
  const form = useForm<TypedDetails>({
    resolver,
    defaultValues: { ...BLANK, ...typed },
    // a registered user's own recipient fills what has not been typed
    values: kept ? { ...BLANK, ...filled(typedRecipient(kept)), ...typed } : undefined,
    resetOptions: { keepDirtyValues: true },
  });
  const { submit, refuse, phase, changed, obstacle, paymentUrl, confirmChanges, closeChanges } = useCheckout(paymentOrigins);
  const [isMissingLine, setMissingLine] = useState(false);
  const cost = counted?.calculations.point.total ?? 0;
  const { data: balance } = useMembershipBalance({ isWanted: cost > 0 });
  const isShort = counted !== undefined && lacksPoints(counted);

  const checkLines = () => setMissingLine(count === 0);
  const reject: SubmitErrorHandler<TypedDetails> = ({ phone, email }) => {
    checkLines();
    toastRejection([phone?.message, email?.message]);
  };
  const send = form.handleSubmit((values) => {
    const { email, ...typedNow } = values;
    const details = recipientOf(hasDistrict ? typedNow : { ...typedNow, district: '' }, locale, kept);
    checkLines();
    if (count === 0) toastRejection();
    if (!counted && hasFailed) return refuse(failure);
    if (!counted || isShort || phase !== 'idle') return;
    return submit({ choices, seen: counted, details: email && !isRegistered ? { ...details, email } : details, payment });
  }, reject);
  const voucherState = count === 0 ? 'nothing' : !counted || isCalculating ? 'unknown' : counted.is_voucher_applied ? 'applied' : 'refused';

  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => void send(event)}
      onChange={() => setDraft({ recipient: form.getValues() })}
      aria-busy={phase !== 'idle'}
    >
      <div>
        <div className={styles.lines}>
          {isMissingLine && count === 0 ? (
            <Note tone="error" live="alert" className={styles.missing}>
              <p>{t('selectOne')}</p>
            </Note>
          ) : null}
          {lines}
          <GiftList gifts={counted?.gift_items ?? []} />
        </div>
        <VoucherField state={voucherState} cart={counted} failure={failure}>
          {vouchers}
        </VoucherField>
        <DeliveryChoice countryCodes={countryCodes} info={choices.delivery_info} />
        <RecipientFields
          register={form.register}
          errors={form.formState.errors}
          areaCode={kept?.area_code ?? typed.area_code}
          hasDistrict={hasDistrict}
          hasEmail={!isRegistered}
        />
        <PaymentChoice methods={paymentMethods} chosen={payment} hold={booking.payment_hold} />
      </div>
      <CheckoutSummary
        cart={counted}
        choices={choices}
        isCalculating={count > 0 && isCalculating}
        hasFailed={count > 0 && hasFailed}
        onRetry={retry}
        isSending={phase !== 'idle'}
        balance={balance?.total}
        blockedBy={isShort ? POINTS_NOTE : undefined}
        contact={booking.contact}
      >
        {isShort ? <PointsNote id={POINTS_NOTE} cost={cost} balance={balance?.total} /> : null}
        <CheckoutNotes
          phase={phase}
          paymentUrl={paymentUrl}
          obstacle={obstacle}
          isMissingLine={isMissingLine && count === 0}
          hasFieldErrors={Object.keys(form.formState.errors).length > 0}
        />
      </CheckoutSummary>
      <ChangesDialog changed={changed} isSending={phase !== 'idle'} onConfirm={confirmChanges} onClose={closeChanges} />
    </form>
  );
}
