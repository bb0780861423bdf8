'use client';
import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { type ReactNode, useState } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/client';
import { writingOf } from '@/lib/i18n/writing';
import { changeTo, type OrderAccess, useChangeStatus } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { isCancellable, isCompletable, isOpen } from '@/lib/order/status';

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

interface ChangeProps {
  order: Order;
  access: OrderAccess;
  /** the change shows at once; the button that was clicked may be gone */
  onStart: () => void;
  onRefused: (error: unknown) => void;
}

/** Cancelling, as an inconspicuous text button. A project in progress is cancelled with the studio. */
export function CancelButton(props: ChangeProps) {
  const t = useTranslations('Order');
  const between = writingOf(useLocale()).sentence;
  const { order } = props;
  if (isOpen(order) && !isCancellable(order)) {
    return (
      <span data-print="no">
        <TextLink href="/contact-us">{t('askCancel')}</TextLink>
      </span>
    );
  }
  return (
    <ChangeButton {...props} to="cancelled" isShown={isCancellable(order)} label={t('cancel')} back={t('keep')}>
      <span>{t('cancelText') + between}</span>
      <Rich>
        {t.rich('cancelPolicy', {
          policy: (label) => <TextLink href="/terms-of-service/refund-policy">{label}</TextLink>,
        })}
      </Rich>
    </ChangeButton>
  );
}

/** Which of the two to use, where both are offered: the order is paid and not over. */
export function CancelOrRefund({ order }: { order: Order }) {
  const t = useTranslations('Order');
  return order.is_paid && isCancellable(order) ? <p>{t('cancelOrRefund')}</p> : null;
}

export function CompleteButton(props: ChangeProps) {
  const t = useTranslations('Order');
  return (
    <ChangeButton {...props} to="completed" isShown={isCompletable(props.order)} label={t('complete')} back={t('back')}>
      {t('completeText')}
    </ChangeButton>
  );
}

interface ChangeButtonProps extends ChangeProps {
  to: 'cancelled' | 'completed';
  isShown: boolean;
  label: string;
  /** the label of the dialog's other button */
  back: string;
  children: ReactNode;
}

/**
 * A button whose action is confirmed in a dialog of the same name. Stays mounted while hidden, so that its change can
 * report back.
 */
function ChangeButton({ order, access, onStart, onRefused, to, isShown, label, back, children }: ChangeButtonProps) {
  const { mutate } = useChangeStatus(access, to);
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
      {to === 'cancelled' ? (
        <TextButton onClick={() => setConfirming(true)}>{label}</TextButton>
      ) : (
        <Button variant="line" size="s" onClick={() => setConfirming(true)}>
          {label}
        </Button>
      )}
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
        <p>{children}</p>
      </Dialog>
    </div>
  );
}
