'use client';

import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { BookingSteps } from '@/components/ui/booking-steps';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { addressNote, type CheckoutView } from '@/lib/checkout/view';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import type { BookingFacts } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { useMembershipBalance } from '@/lib/membership/queries';
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
import {
  type CheckoutFormState,
  type CheckoutSettings,
  POINTS_NOTE,
  TOTAL_NOTE,
  useCheckoutForm,
} from './use-checkout-form';
import { HOME_CODE } from './use-details-form';
import { VisitOffer } from './visit-offer';
import { VoucherField } from './voucher-field';

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
      <CheckoutSummary form={form} shop={shop} balance={balance?.total}>
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

type ChoicesProps = { form: CheckoutFormState; shop: CheckoutSettings };

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
