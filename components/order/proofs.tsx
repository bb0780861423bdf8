import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { PictureRow } from '@/components/upload/picture-row';
import { usePictures } from '@/components/upload/use-pictures';
import { changeTo, type OrderAccess, useProofUpload, useUploadProof } from '@/lib/order/queries';
import type { OrderSummary } from '@/lib/order/schema';
import type { ChosenPicture } from '@/lib/upload/chosen';

interface ProofsOptions {
  order: OrderSummary;
  access: OrderAccess;
  max: number;
  onStart: () => void;
  onSuccess?: () => void;
  /** the file service has the proof, but the order did not accept it: it has moved on, or belongs to another session */
  onRefused?: (error: unknown) => void;
}

const isSendable = ({ state }: ChosenPicture) => state === 'preparing' || state === 'ready' || state === 'failed';

/** Payment proofs that were chosen on this page. A file stays until it is handed in or removed. */
export function useProofs({ order, access, max, onStart, onSuccess, onRefused }: ProofsOptions) {
  const { pictures, read, add, remove, reset, fail, hold, stop, send: upload } = usePictures({ max });
  const { mutate, isPending } = useUploadProof(access);
  const underWay = useProofUpload(order._id);
  // a second click may come before the first has been painted
  const isSending = useRef(false);
  // the order may have a proof although the response was lost
  const isOpen = ({ url }: ChosenPicture) => url === undefined || url !== order.checkout.offline?.image;

  function send(
    chosen: readonly ChosenPicture[] = read().pictures.filter((picture) => isOpen(picture) && isSendable(picture)),
  ) {
    if (chosen.length === 0 || isSending.current || underWay) return;
    isSending.current = true;
    const keys = new Map(chosen.map(({ file, key }) => [file, key]));
    const keyOf = (file: File) => keys.get(file) ?? '';
    // a picture that the file service did not take shows so by itself
    const uploaded = new Set<File>();
    onStart();
    mutate(
      {
        ...changeTo(order._id, 'pending'),
        files: [...keys.keys()],
        upload: hold(() =>
          Promise.allSettled(
            [...keys].map(async ([file, key]) => {
              const url = await upload(key);
              uploaded.add(file);
              return url;
            }),
          ),
        ),
        stop,
      },
      {
        onSuccess: ({ outcomes }) => {
          onSuccess?.();
          for (const { file, error } of outcomes) {
            if (!error) remove(keyOf(file));
            else if (uploaded.has(file)) fail(keyOf(file), error);
          }
        },
        onError: (error) => {
          for (const file of uploaded) fail(keyOf(file), error);
          if (uploaded.size > 0) onRefused?.(error);
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  return {
    pictures: pictures.filter(isOpen),
    hasSendable: pictures.some((picture) => isOpen(picture) && isSendable(picture)),
    isPending: isPending || underWay !== undefined,
    add,
    remove,
    // the pictures of a page that was left are not among this page's
    stop: () => underWay?.stop(),
    send,
    /** Sends these files instead of those that were chosen before. */
    sendInstead(files: File[]) {
      if (isSending.current || underWay) return;
      reset();
      add(files);
      send();
    },
  };
}

export type Proofs = ReturnType<typeof useProofs>;

/** The chosen proofs, each with its preview, progress and failure. */
export function ProofRows({ proofs, canRetry, className }: { proofs: Proofs; canRetry: boolean; className?: string }) {
  const t = useTranslations('Order');
  return (
    <ul className={className}>
      {proofs.pictures.map((picture) => (
        <PictureRow
          key={picture.key}
          picture={picture}
          failed={t('proofFailed')}
          onRemove={() => proofs.remove(picture.key)}
          onRetry={canRetry ? () => proofs.send([picture]) : undefined}
        />
      ))}
    </ul>
  );
}
