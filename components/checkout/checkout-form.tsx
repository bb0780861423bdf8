'use client';

import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { BookingSteps } from '@/components/ui/booking-steps';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { useRecipient } from '@/lib/account/recipient';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import { UNREAD_NOTE } from '@/lib/cart/queries';
import { addressNote, type CheckoutView } from '@/lib/checkout/view';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import type { BookingFacts } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { useMembershipBalance } from '@/lib/membership/queries';
import { toastRejection } from '@/lib/outcome-toast';
import { useSession } from '@/lib/session/store';
import type { StudioContact } from './assurances';
import { ChangesDialog } from './changes-dialog';
import { CheckoutBar } from './checkout-bar';
import styles from './checkout-form.module.scss';
import { BelowZeroNote, CheckoutNotes, LogInFirst, PointsNote } from './checkout-notes';
import { CheckoutSummary } from './checkout-summary';
import { DeliveryChoice } from './delivery-choice';
import { GiftList } from './gift-list';
import { PaymentChoice } from './payment-choice';
import { RecipientFields } from './recipient-fields';
import type { SubmitCheckoutProps } from './submit-checkout';
import { useCheckout } from './use-checkout';
import { useCheckoutView } from './use-checkout-view';
import { HOME_CODE, useDetailsForm } from './use-details-form';
import { VisitOffer } from './visit-offer';
import { VoucherField } from './voucher-field';

/** From the shop's configuration. */
export interface CheckoutSettings {
  countryCodes: readonly string[];
  paymentMethods: readonly PaymentMethod[];
  booking: BookingFacts;
  /** whom to ask before paying */
  contact?: StudioContact;
  /** origins of payment pages; empty: any over http(s) */
  paymentOrigins: readonly string[];
}

const POINTS_NOTE = 'checkout-points';
const TOTAL_NOTE = 'checkout-total';

type CheckoutFormProps = CheckoutSettings & { lines: Blocks; vouchers?: Blocks };

/** The cart's lines, the choices, recipient and payment, and the total. */
export function CheckoutForm({ lines, vouchers, countryCodes, booking, ...shop }: CheckoutFormProps) {
  const { status, isRegistered } = useSession();
  const locale = useLocale();
  const { view, choices, calculated, isDelivered, isUnread } = useCheckoutView(countryCodes, shop.paymentMethods);
  const { isShort, isWrong, hasDistrict } = view;
  const { submit, refuse, phase, changed, obstacle, paymentUrl, confirmChanges, closeChanges } = useCheckout(
    shop.paymentOrigins,
  );
  const { data: balance } = useMembershipBalance({ isWanted: view.cost > 0 });
  const details = useDetailsForm({
    saved: useRecipient().recipient,
    isRegistered,
    hasDistrict,
    onSubmit: async (recipient) => {
      if (view.isEmpty) toastRejection();
      if (!view.cart && calculated.hasFailed) return refuse(calculated.failure);
      if (!view.cart || !view.mayBeSent) return undefined;
      return submit({ choices, seen: view.cart, details: recipient, payment: view.submission.payment });
    },
  });
  const isMissingLine = details.isSubmitted && view.isEmpty;
  const isSending = phase !== 'idle';
  const submission: SubmitCheckoutProps = {
    ...view.submission,
    isSending,
    blockedBy: (isUnread && UNREAD_NOTE) || (isShort && POINTS_NOTE) || (isWrong && TOTAL_NOTE) || undefined,
  };

  return (
    <form {...details.formProps} className={styles.page} aria-busy={isSending}>
      <div>
        <Booked view={view} visit={booking.visit} isMissingLine={isMissingLine}>
          {lines}
        </Booked>
        {status === 'guest' && !isShort ? <LogInFirst /> : null}
        <VoucherField state={view.voucher} cart={view.cart} failure={calculated.failure}>
          {vouchers}
        </VoucherField>
        {isDelivered ? <DeliveryChoice countryCodes={countryCodes} info={choices.delivery_info} /> : null}
        <RecipientFields
          field={details.field}
          isHome={!isDelivered}
          code={details.areaCode}
          hasDistrict={hasDistrict}
          addressNote={addressNote({
            hasDistrict,
            isSavedAddress: details.isSavedAddress,
            isOnlyHere: !isDelivered || countryCodes.length === 1,
            isPhoneFromHere: details.areaCode === HOME_CODE,
          })}
          country={choices.delivery_info.country_code}
          hasEmail={!isRegistered}
        />
        <PaymentChoice
          methods={view.methods}
          withheld={view.isWithheld}
          chosen={submission.payment}
          booking={booking}
          isEstimate={submission.isEstimate}
          hasFixed={view.hasFixed}
        />
        {view.cart && view.hasBar ? (
          <CheckoutBar {...submission} cart={view.cart} isToArrange={view.isToArrange} />
        ) : null}
      </div>
      <CheckoutSummary
        choices={choices}
        booked={view.booked}
        submission={submission}
        onRetry={calculated.retry}
        isDelivered={isDelivered}
        balance={balance?.total}
        booking={booking}
        contact={shop.contact}
        isGuest={status === 'guest'}
      >
        {isShort ? <PointsNote id={POINTS_NOTE} cost={view.cost} balance={balance?.total} /> : null}
        {isWrong ? <BelowZeroNote id={TOTAL_NOTE} /> : null}
        <FormFailure failure={details.failure} />
        <CheckoutNotes
          phase={phase}
          paymentUrl={paymentUrl}
          obstacle={obstacle}
          isMissingLine={isMissingLine}
          hasFieldErrors={details.hasFieldErrors}
        />
      </CheckoutSummary>
      <div className={styles.steps}>
        <BookingSteps {...bookingSteps(booking.steps, view.booked, locale)} hasTermsLink={false} />
      </div>
      <ChangesDialog
        changed={details.failure ? null : changed}
        isSending={isSending}
        onConfirm={confirmChanges}
        onClose={closeChanges}
      />
    </form>
  );
}

/** What is booked: the cart's lines, the gifts, and the visit that estimates need. */
function Booked({
  view: { cart, estimates },
  visit,
  isMissingLine,
  children,
}: {
  view: CheckoutView;
  visit: BookingFacts['visit'];
  isMissingLine: boolean;
  children: Blocks;
}) {
  const t = useTranslations('Checkout');
  return (
    <div className={styles.lines}>
      {isMissingLine ? (
        <Note tone="error" live="alert" className={styles.missing}>
          <p>{t('selectOne')}</p>
        </Note>
      ) : null}
      {children}
      <GiftList gifts={cart?.gift_items ?? []} />
      <VisitOffer estimates={estimates} visit={visit} className={styles.visit} />
    </div>
  );
}
