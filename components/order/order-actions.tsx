'use client';
import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { BookingFacts } from '@/lib/configuration/schema';
import { isPaymentReturned, paymentReturnOf } from '@/lib/order/payment-return';
import { amountDue } from '@/lib/order/project';
import { changeTo, type OrderAccess, useChangeStatus } from '@/lib/order/queries';
import type { ToastKey } from '@/lib/outcome-toast';
import type { Order } from '@/lib/order/schema';
import { isCancellable, isCompletable, isOpen } from '@/lib/order/status';
import { useMoney, useText } from './use-format';
import layout from '@/components/ui/layout.module.scss';

export function PrintButton() {
  const t = useTranslations('Order');
  return (
    <span data-print="no">
      <Button variant="line" size="s" onClick={() => globalThis.print()}>
        <Icon name="print" size={18} />
        <span>{t('print')}</span>
      </Button>
    </span>
  );
}

/** As quiet as the other actions of an order. */
export function PrintLink() {
  const t = useTranslations('Order');
  return (
    <span data-print="no">
      <TextButton onClick={() => globalThis.print()}>{t('print')}</TextButton>
    </span>
  );
}

/** How a change of an order is made, and what its page does meanwhile. */
export interface OrderChange {
  access: OrderAccess;
  /** the change shows at once; the button that was clicked may be gone */
  onStart: () => void;
  onRefused: (error: unknown) => void;
}
type ChangeProps = OrderChange & { order: Order };

/** Cancelling, quiet among the order's actions. A project in progress is cancelled with the studio. */
export function CancelButton({ returns, ...props }: ChangeProps & { returns: Blocks }) {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const { order } = props;
  const words = order.project ? tProject : t;
  const isCancelled = isCancellable(order);
  if (isOpen(order) && !isCancelled) {
    return (
      <span data-print="no">
        <TextLink href="/contact-us">{t('askCancel')}</TextLink>
      </span>
    );
  }
  return (
    <ChangeButton
      {...props}
      to="cancelled"
      done={order.project ? 'success' : 'orderCancelled'}
      isShown={isCancelled}
      label={words('cancel')}
      back={words('keep')}
    >
      <p>{t('cancelText')}</p>
      {returns}
      <p>
        <Rich>
          {t.rich('cancelPolicy', {
            policy: (label) => <TextLink href="/terms-of-service/refund-policy">{label}</TextLink>,
          })}
        </Rich>
      </p>
    </ChangeButton>
  );
}

/** What becomes of the payment when the order is cancelled: how much returns, how, and when. */
export function ReturnOfPayment({ order, booking }: { order: Order; booking: BookingFacts | undefined }) {
  const t = useTranslations('Order');
  const text = useText();
  const money = useMoney(order.currency);
  const returned = paymentReturnOf(order);
  const when = isPaymentReturned(order) && text(booking?.cancellation_return);
  return (
    <>
      {returned ? <p>{t(`cancelReturn.${returned}`, { amount: money(amountDue(order)) })}</p> : null}
      {when ? <p>{when}</p> : null}
      {order.calculations.point.total > 0 ? <p>{t('payAgain.points')}</p> : null}
      {order.is_paid ? <p>{t('cancelStarted')}</p> : null}
    </>
  );
}

/** Completing is the studio's as a rule, and cannot be undone: never more than a quiet second action. */
export function CompleteButton(props: ChangeProps) {
  const t = useTranslations('Order');
  return (
    <ChangeButton
      {...props}
      to="completed"
      done="orderCompleted"
      isShown={isCompletable(props.order)}
      label={t('complete')}
      back={t('back')}
    >
      <p>{t('completeText')}</p>
      <p>{t('completeEnds')}</p>
    </ChangeButton>
  );
}

interface ChangeButtonProps extends ChangeProps {
  to: 'cancelled' | 'completed';
  /** the toast once it is */
  done: ToastKey;
  isShown: boolean;
  label: string;
  /** the label of the dialog's other button */
  back: string;
  children: Blocks;
}

/**
 * A button whose action is confirmed in a dialog of the same name. Stays mounted while hidden, so that its change can
 * report back.
 */
function ChangeButton(props: ChangeButtonProps) {
  const { order, access, onStart, onRefused, to, done, isShown, label, back, children } = props;
  const { mutate } = useChangeStatus(access, to, done);
  const [isConfirming, setConfirming] = useState(false);

  function confirm() {
    // the dialog fades out: a second click may still reach the button
    if (!isConfirming) return;
    setConfirming(false);
    mutate(changeTo(order._id, to), { onError: onRefused });
    onStart();
  }

  return (
    <div data-print="no" hidden={!isShown && !isConfirming}>
      <TextButton onClick={() => setConfirming(true)}>{label}</TextButton>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={label}
        footer={
          <>
            <Button variant="line" size="s" onClick={() => setConfirming(false)}>
              {back}
            </Button>
            <Button variant="ink" size="s" onClick={confirm}>
              {label}
            </Button>
          </>
        }
      >
        <div className={layout.stack} data-gap="3">
          {children}
        </div>
      </Dialog>
    </div>
  );
}
