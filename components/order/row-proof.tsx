'use client';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { Button, TextButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PictureRow } from '@/components/upload/picture-row';
import { usePictures } from '@/components/upload/use-pictures';
import { changeTo } from '@/lib/order/optimistic';
import { useUploadProof } from '@/lib/order/queries';
import type { OrderSummary } from '@/lib/order/schema';
import { nextStepOf } from '@/lib/order/steps';
import { ACCEPTED } from '@/lib/upload/check';
import styles from './order-list.module.scss';

interface RowProofProps {
  order: OrderSummary;
  /** the row shows another status from now on, and shall stay where it is */
  onStart: () => void;
  /** it is through: the button that had the focus is gone */
  onDone: () => void;
}

/**
 * A payment proof straight from the list: choosing the picture sends it, the row is pending at once and reads as before
 * when it fails (specification 4). The picture stays, to be tried again.
 */
export function RowProof({ order, onStart, onDone }: RowProofProps) {
  const t = useTranslations('Order');
  const tList = useTranslations('OrderList');
  const tUpload = useTranslations('Upload');
  const { pictures, add, read, remove, reset, send: sendOne, fail, stop } = usePictures({ max: 1 });
  const { mutate, isPending } = useUploadProof({ id: order._id });
  const place = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  // a second press may come before the first has been painted
  const isSending = useRef(false);
  const isWanted = nextStepOf(order) === 'upload';
  // the answer may have been lost, and the proof be there all the same
  const chosen = pictures.filter(({ url }) => url === undefined || url !== order.checkout.offline?.image);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // the same file may be chosen again
    currentTarget.value = '';
    if (files.length === 0 || isSending.current) return;
    reset();
    add(files);
    send();
  }

  function send() {
    const picture = read().pictures[0];
    if (!picture || picture.state === 'refused' || isSending.current) return;
    isSending.current = true;
    onStart();
    let isInService = false;
    mutate(
      {
        ...changeTo(order._id, 'pending'),
        files: [picture.file],
        send: async () => {
          const url = await sendOne(picture.key);
          isInService = true;
          return { url };
        },
      },
      {
        onSuccess: () => {
          const active = document.activeElement;
          if (active === document.body || place.current?.contains(active)) onDone();
          remove(picture.key);
        },
        // one that did not reach the file service has said so itself
        onError: (error) => {
          if (isInService) fail(picture.key, error);
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  if (!isWanted && !isPending && chosen.length === 0) return null;
  return (
    <div className={styles.proof} ref={place}>
      {isWanted || isPending ? (
        <Button
          variant="line"
          size="s"
          busy={isPending}
          aria-label={tList('uploadFor', { number: order.reference_number })}
          onClick={() => picker.current?.click()}
        >
          <Icon name="upload" size={18} />
          {t('uploadProof')}
        </Button>
      ) : null}
      <input ref={picker} type="file" accept={ACCEPTED} hidden onChange={onChange} aria-label={tList('uploadFor', { number: order.reference_number })} />
      {chosen.length > 0 ? (
        <ul className={styles.chosen}>
          {chosen.map((picture) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              failed={t('proofFailed')}
              onRemove={() => remove(picture.key)}
              onRetry={isWanted && !isPending ? send : undefined}
            />
          ))}
        </ul>
      ) : null}
      {isPending ? (
        <TextButton onClick={() => stop()}>{tUpload('stop')}</TextButton>
      ) : isWanted && pictures[0]?.isStopped ? (
        <TextButton onClick={send}>{tUpload('retry')}</TextButton>
      ) : null}
    </div>
  );
}
