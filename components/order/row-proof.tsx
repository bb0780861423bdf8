'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Button, TextButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FileInput } from '@/components/upload/file-input';
import type { OrderSummary } from '@/lib/order/schema';
import { nextStepOf } from '@/lib/order/status';
import { ProofRows, useProofs } from './proofs';
import styles from './order-list.module.scss';

interface RowProofProps {
  order: OrderSummary;
  /** the row's status changes from now on, and it should stay where it is */
  onStart: () => void;
  /** the proof is handed in: the button that had the focus is gone */
  onDone: () => void;
}

/**
 * A payment proof straight from the list: choosing the picture sends it. The picture stays when it fails, to be tried
 * again.
 */
export function RowProof({ order, onStart, onDone }: RowProofProps) {
  const tList = useTranslations('OrderList');
  const tUpload = useTranslations('Upload');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const place = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const proofs = useProofs({
    order,
    access: { id: order._id },
    max: 1,
    onStart,
    onSuccess: () => {
      const active = document.activeElement;
      if (active === document.body || place.current?.contains(active)) onDone();
    },
  });
  const { pictures, isPending } = proofs;
  const isUploadable = nextStepOf(order) === 'upload';
  const label = tList('uploadFor', { number: order.reference_number });

  // one place for both: the button that has the focus keeps it when it becomes the other
  function stopOrRetry(): Blocks {
    if (isPending) return <TextButton onClick={() => proofs.stop()}>{tUpload('stop')}</TextButton>;
    return isUploadable && pictures[0]?.isStopped ? (
      <TextButton onClick={() => proofs.send()}>{tCommon('retry')}</TextButton>
    ) : null;
  }

  if (!isUploadable && !isPending && pictures.length === 0) return null;
  return (
    <div className={styles.proof} ref={place}>
      {isUploadable || isPending ? (
        <Button variant="line" size="s" busy={isPending} aria-label={label} onClick={() => picker.current?.click()}>
          <Icon name="upload" size={18} />
          <span>{tPurchase('uploadProof')}</span>
        </Button>
      ) : null}
      <FileInput ref={picker} onFiles={proofs.sendInstead} aria-label={label} />
      {pictures.length > 0 ? (
        <ProofRows proofs={proofs} canRetry={isUploadable && !isPending} className={styles.chosen} />
      ) : null}
      {stopOrRetry()}
    </div>
  );
}
