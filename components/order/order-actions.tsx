'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { changeTo, type OrderChange } from '@/lib/order/optimistic';
import { type OrderAccess, useCancelOrder, useCompleteOrder } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { isCancellable, isCompletable, isOpen } from '@/lib/order/steps';

export function PrintButton() {
  const t = useTranslations('Order');
  return (
    <span data-print="no">
      <Button variant="line" size="s" onClick={() => globalThis.print()}>
        <Icon name="print" size={18} />
        {t('print')}
      </Button>
    </span>
  );
}

interface ChangeProps {
  order: Order;
  access: OrderAccess;
  /** the change shows at once; the button that asked for it may be gone */
  onStart: () => void;
  onRefused: (error: unknown) => void;
}

/** Cancelling, told quietly: nobody is led to it. A project under way is cancelled with the studio. */
export function CancelButton({ order, access, onStart, onRefused }: ChangeProps) {
  const t = useTranslations('Order');
  const { mutate } = useCancelOrder(access);
  if (isOpen(order) && !isCancellable(order)) {
    return (
      <span data-print="no">
        <TextLink href="/contact-us">{t('askCancel')}</TextLink>
      </span>
    );
  }
  return (
    <ConfirmedButton
      isQuiet
      isShown={isCancellable(order)}
      action={t('cancel')}
      text={
        <>
          {t('cancelText')}{' '}
          {t.rich('cancelPolicy', {
            policy: (words) => (
              <TextLink href="/terms-of-service/refund-policy" prefetch={false}>
                {words}
              </TextLink>
            ),
          })}
        </>
      }
      way={t('keep')}
      onConfirm={() => start(order, 'cancelled', onStart, (change) => mutate(change, { onError: onRefused }))}
    />
  );
}

/** Completing, once there is something to confirm. */
export function CompleteButton({ order, access, onStart, onRefused }: ChangeProps) {
  const t = useTranslations('Order');
  const { mutate } = useCompleteOrder(access);
  return (
    <ConfirmedButton
      isShown={isCompletable(order)}
      action={t('complete')}
      text={t('completeText')}
      way={t('back')}
      onConfirm={() => start(order, 'completed', onStart, (change) => mutate(change, { onError: onRefused }))}
    />
  );
}

function start(order: Order, to: OrderChange['to'], onStart: () => void, send: (change: OrderChange) => void) {
  send(changeTo(order._id, to));
  onStart();
}

/** A button whose action is confirmed in a dialog of the same name. Stays mounted while hidden, so that its change can report back. */
function ConfirmedButton({
  isShown,
  isQuiet = false,
  action,
  text,
  way,
  onConfirm,
}: {
  isShown: boolean;
  /** a text among others instead of a button */
  isQuiet?: boolean;
  action: string;
  text: ReactNode;
  way: string;
  onConfirm: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <span data-print="no" hidden={!isShown && !isAsking}>
      {isQuiet ? (
        <TextButton onClick={() => setAsking(true)}>{action}</TextButton>
      ) : (
        <Button variant="line" size="s" onClick={() => setAsking(true)}>
          {action}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={action}
        footer={
          <>
            <Button variant="line" size="s" onClick={() => setAsking(false)}>
              {way}
            </Button>
            <Button
              variant="ink"
              size="s"
              onClick={() => {
                // the dialog fades out: a second click may still meet this button
                if (!isAsking) return;
                setAsking(false);
                onConfirm();
              }}
            >
              {action}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </span>
  );
}
