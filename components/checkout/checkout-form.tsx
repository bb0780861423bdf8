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
import { CheckoutPart } from './checkout-part';
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

/** The cart with the choices, the recipient's form, and the attempt to order. */
function useCheckoutForm({ countryCodes, paymentMethods, paymentOrigins }: CheckoutSettings) {
  const { status, isRegistered } = useSession();
  const shown = useCheckoutView(countryCodes, paymentMethods);
  const { view, choices, calculated, isUnread } = shown;
  const attempt = useCheckout(paymentOrigins);
  const details = useDetailsForm({
    saved: useRecipient().recipient,
    isRegistered,
    hasDistrict: view.hasDistrict,
    onSubmit: async (recipient) => {
      if (view.isEmpty) toastRejection();
      if (!view.cart && calculated.hasFailed) return attempt.refuse(calculated.failure);
      if (!view.cart || !view.mayBeSent) return undefined;
      return attempt.submit({ choices, seen: view.cart, details: recipient, payment: view.submission.payment });
    },
  });
  const submission: SubmitCheckoutProps = {
    ...view.submission,
    isSending: attempt.phase !== 'idle',
    blockedBy: (isUnread && UNREAD_NOTE) || (view.isShort && POINTS_NOTE) || (view.isWrong && TOTAL_NOTE) || undefined,
  };
  return {
    ...shown,
    attempt,
    details,
    submission,
    isGuest: status === 'guest',
    isRegistered,
    isMissingLine: details.isSubmitted && view.isEmpty,
  };
}

type CheckoutFormProps = CheckoutSettings & { lines: Blocks; vouchers?: Blocks };

/** The cart's lines, the choices, recipient and payment, and the total. */
export function CheckoutForm({ lines, vouchers, ...shop }: CheckoutFormProps) {
  const { booking } = shop;
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const form = useCheckoutForm(shop);
  const { view, attempt, details, submission, isMissingLine } = form;
  const { data: balance } = useMembershipBalance({ isWanted: view.cost > 0 });

  return (
    <form {...details.formProps} className={styles.page} aria-busy={submission.isSending}>
      <div className={styles.parts}>
        <CheckoutPart title={t('yourServices')} id="checkout-services">
          <Booked view={view} visit={booking.visit} isMissingLine={isMissingLine}>
            {lines}
          </Booked>
          {form.isGuest && !view.isShort ? <LogInFirst /> : null}
          <VoucherField state={view.voucher} cart={view.cart} failure={form.calculated.failure}>
            {vouchers}
          </VoucherField>
        </CheckoutPart>
        <Choices form={form} shop={shop} />
      </div>
      <CheckoutSummary
        choices={form.choices}
        booked={view.booked}
        submission={submission}
        onRetry={form.calculated.retry}
        isDelivered={form.isDelivered}
        balance={balance?.total}
        booking={booking}
        contact={shop.contact}
        isGuest={form.isGuest}
      >
        {view.isShort ? <PointsNote id={POINTS_NOTE} cost={view.cost} balance={balance?.total} /> : null}
        {view.isWrong ? <BelowZeroNote id={TOTAL_NOTE} /> : null}
        <FormFailure failure={details.failure} />
        <CheckoutNotes attempt={attempt} isMissingLine={isMissingLine} hasFieldErrors={details.hasFieldErrors} />
      </CheckoutSummary>
      <div className={styles.steps}>
        <BookingSteps {...bookingSteps(booking.steps, view.booked, locale)} hasTermsLink={false} />
      </div>
      <ChangesDialog
        changed={details.failure ? null : attempt.changed}
        isSending={submission.isSending}
        onConfirm={attempt.confirmChanges}
        onClose={attempt.closeChanges}
      />
    </form>
  );
}

interface ChoicesProps {
  form: ReturnType<typeof useCheckoutForm>;
  shop: CheckoutSettings;
}

/** What is chosen for the order: its delivery, recipient and payment. */
function Choices({ form, shop: { countryCodes, booking } }: ChoicesProps) {
  const { view, choices, details, submission, isDelivered } = form;
  const { hasDistrict } = view;
  return (
    <>
      <WhereAndWho
        delivery={isDelivered && <DeliveryChoice countryCodes={countryCodes} info={choices.delivery_info} />}
      >
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
          hasEmail={!form.isRegistered}
        />
      </WhereAndWho>
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
    </>
  );
}

/** The recipient, and before it the delivery, where there is one: without it the recipient is the whole part. */
function WhereAndWho({ delivery, children }: { delivery: Blocks; children: Blocks }) {
  const t = useTranslations('Checkout');
  if (!delivery) return children;
  return (
    <CheckoutPart title={t('whereAndWho')} id="checkout-where">
      {delivery}
      {children}
    </CheckoutPart>
  );
}

interface BookedProps {
  view: CheckoutView;
  visit: BookingFacts['visit'];
  isMissingLine: boolean;
  children: Blocks;
}

/** What is booked: the cart's lines, the gifts, and the visit that estimates need. */
function Booked({ view: { cart, estimates }, visit, isMissingLine, children }: BookedProps) {
  const t = useTranslations('Checkout');
  return (
    <div className={styles.lines}>
      {isMissingLine ? (
        <Note tone="error" live="alert" className={styles.missing}>
          {t('selectOne')}
        </Note>
      ) : null}
      {children}
      <GiftList gifts={cart?.gift_items ?? []} />
      <VisitOffer estimates={estimates} visit={visit} className={styles.visit} />
    </div>
  );
}
