'use client';

import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { useEffect, useMemo } from 'react';
import { BookingSteps } from '@/components/ui/booking-steps';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { useRecipient } from '@/lib/account/recipient';
import { offeredMethods, type PaymentMethod } from '@/lib/api/payment-methods';
import { useCalculatedCart } from '@/lib/cart/calculated';
import { isEstimateLine } from '@/lib/cart/lines';
import { unreadLines, UNREAD_NOTE, useCartLines } from '@/lib/cart/queries';
import { lacksPoints } from '@/lib/checkout/compare';
import { DETAILS_DRAFT, useDraft } from '@/lib/checkout/draft';
import { checkoutForm, type TypedDetails } from '@/lib/checkout/form';
import { useTicks } from '@/lib/checkout/ticks';
import { deliveryFee, isBelowZero } from '@/lib/checkout/totals';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import type { BookingFacts } from '@/lib/configuration/schema';
import { useStore } from '@/lib/client/store';
import { useFormDraft } from '@/lib/form/use-form-draft';
import { useShopForm } from '@/lib/form/use-shop-form';
import { recipientOf, typedRecipient } from '@/lib/format/recipient';
import { useLocale } from '@/lib/i18n/client';
import { useMembershipBalance } from '@/lib/membership/queries';
import { toastRejection } from '@/lib/outcome-toast';
import { useSession } from '@/lib/session/use-session';
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
import { useChoices } from './use-choices';
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

const BLANK: TypedDetails = { name: '', area_code: '+852', phone: '', address: '', district: '', email: '' };
const POINTS_NOTE = 'checkout-points';
const TOTAL_NOTE = 'checkout-total';

/** The cart's lines, the choices, recipient and payment, and the total. */
export function CheckoutForm({
  lines,
  vouchers,
  countryCodes,
  paymentMethods,
  paymentOrigins,
  booking,
  contact,
}: CheckoutSettings & { lines: Blocks; vouchers?: Blocks }) {
  const t = useTranslations('Checkout');
  const { status, isRegistered } = useSession();
  const draft = useDraft();
  const choices = useChoices(countryCodes);
  const { country_code: country } = choices.delivery_info;
  const hasDistrict = country === 'HK';
  const ticked = choices.checkout_product_variant_ids;
  const count = ticked.length;
  const { cart, isCalculating, failure, hasFailed, retry } = useCalculatedCart(count > 0 ? choices : null);
  const counted = count > 0 ? cart : undefined;
  const { lines: cartLines } = useCartLines();
  const estimates = cartLines.filter((line) => isEstimateLine(line) && ticked.includes(line.variantId));
  const isEstimate = estimates.length > 0;
  const { isDelivered } = useTicks();
  const hasFixed = cartLines.some((line) => ticked.includes(line.variantId) && line.item && !isEstimateLine(line));
  const methods = offeredMethods(paymentMethods, isEstimate);
  const payment = draft.payment && methods.includes(draft.payment) ? draft.payment : (methods[0] ?? 'OFFLINE');

  const booked = counted?.cart_items.filter((item) => ticked.includes(item.product_variant_id)) ?? [];
  const locale = useLocale();
  const { recipient: saved } = useRecipient();
  const { submit, refuse, phase, changed, obstacle, paymentUrl, confirmChanges, closeChanges } =
    useCheckout(paymentOrigins);
  const cost = counted?.calculations.point.total ?? 0;
  const { data: balance } = useMembershipBalance({ isWanted: cost > 0 });
  const isUnread = useStore(unreadLines) > 0;
  const isShort = counted !== undefined && lacksPoints(counted);
  const isWrong = counted !== undefined && isBelowZero(counted);

  const {
    form,
    formProps,
    field,
    failure: refusal,
  } = useShopForm({
    schema: useMemo(() => checkoutForm(saved, !isRegistered), [saved, isRegistered]),
    defaultValues: BLANK,
    onSubmit: async ({ email, ...typed }) => {
      if (count === 0) toastRejection();
      if (!counted && hasFailed) return refuse(failure);
      if (!counted || isShort || isWrong || isUnread) return undefined;
      const details = recipientOf(hasDistrict ? typed : { ...typed, district: '' }, locale, saved);
      return submit({
        choices,
        seen: counted,
        details: email && !isRegistered ? { ...details, email } : details,
        payment,
      });
    },
  });
  // not cleared by each submit: an order that was not made can be sent again
  useFormDraft(form, DETAILS_DRAFT);
  const { errors, isSubmitted } = form.formState;
  const isMissingLine = isSubmitted && count === 0;

  useEffect(() => {
    if (!saved) return;
    const { address, district, ...rest } = typedRecipient(saved);
    // an address that was typed keeps its district, or none
    const own = form.getFieldState('address').isDirty ? rest : { ...rest, address, district };
    for (const [name, value] of Object.entries(own) as [keyof TypedDetails, string][])
      if (value && !form.getFieldState(name).isDirty) form.setValue(name, value);
  }, [form, saved]);

  const kept = saved ? typedRecipient(saved) : undefined;
  // only Hong Kong's addresses have a district
  const isSavedAddress = kept !== undefined && kept.district !== '' && form.watch('address') === kept.address;

  function voucherState() {
    if (count === 0) return 'nothing';
    if (!counted || isCalculating) return 'unknown';
    return counted.is_voucher_applied ? 'applied' : 'refused';
  }

  function addressNote() {
    if (!hasDistrict) return isSavedAddress ? 'savedElsewhere' : undefined;
    const isOnly = !isDelivered || countryCodes.length === 1;
    return isOnly && form.watch('area_code') !== BLANK.area_code ? 'onlyHere' : undefined;
  }

  const submission: SubmitCheckoutProps = {
    cart: counted,
    payment,
    isCalculating: count > 0 && isCalculating,
    hasFailed: count > 0 && hasFailed,
    isEstimate,
    hasFixed,
    isSending: phase !== 'idle',
    blockedBy: (isUnread && UNREAD_NOTE) || (isShort && POINTS_NOTE) || (isWrong && TOTAL_NOTE) || undefined,
  };

  return (
    <form {...formProps} className={styles.page} aria-busy={phase !== 'idle'}>
      <div>
        <div className={styles.lines}>
          {isMissingLine ? (
            <Note tone="error" live="alert" className={styles.missing}>
              <p>{t('selectOne')}</p>
            </Note>
          ) : null}
          {lines}
          <GiftList gifts={counted?.gift_items ?? []} />
          <VisitOffer estimates={estimates} visit={booking.visit} className={styles.visit} />
        </div>
        {status === 'guest' && !isShort ? <LogInFirst /> : null}
        <VoucherField state={voucherState()} cart={counted} failure={failure}>
          {vouchers}
        </VoucherField>
        {isDelivered ? <DeliveryChoice countryCodes={countryCodes} info={choices.delivery_info} /> : null}
        <RecipientFields
          field={field}
          isHome={!isDelivered}
          code={form.watch('area_code')}
          hasDistrict={hasDistrict}
          addressNote={addressNote()}
          country={country}
          hasEmail={!isRegistered}
        />
        <PaymentChoice
          methods={methods}
          withheld={methods.length < paymentMethods.length || !paymentMethods.includes(payment)}
          chosen={payment}
          booking={booking}
          isEstimate={isEstimate}
          hasFixed={hasFixed}
        />
        {counted && !isShort && !isWrong && !hasFailed ? (
          <CheckoutBar
            {...submission}
            cart={counted}
            isToArrange={
              deliveryFee({
                fee: counted.calculations.shipping_fee,
                info: choices.delivery_info,
                isDelivered,
              }) === 'toArrange'
            }
          />
        ) : null}
      </div>
      <CheckoutSummary
        choices={choices}
        booked={booked}
        submission={submission}
        onRetry={retry}
        isDelivered={isDelivered}
        balance={balance?.total}
        booking={booking}
        contact={contact}
        isGuest={status === 'guest'}
      >
        {isShort ? <PointsNote id={POINTS_NOTE} cost={cost} balance={balance?.total} /> : null}
        {isWrong ? <BelowZeroNote id={TOTAL_NOTE} /> : null}
        <FormFailure failure={refusal} />
        <CheckoutNotes
          phase={phase}
          paymentUrl={paymentUrl}
          obstacle={obstacle}
          isMissingLine={isMissingLine}
          hasFieldErrors={Object.keys(errors).length > 0}
        />
      </CheckoutSummary>
      <div className={styles.steps}>
        <BookingSteps {...bookingSteps(booking.steps, booked, locale)} hasTermsLink={false} />
      </div>
      <ChangesDialog
        changed={refusal ? null : changed}
        isSending={phase !== 'idle'}
        onConfirm={confirmChanges}
        onClose={closeChanges}
      />
    </form>
  );
}
