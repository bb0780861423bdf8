import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { PictureRow } from '@/components/upload/picture-row';
import { type Pictures, usePictures } from '@/components/upload/use-pictures';
import { changeTo, type OrderAccess, useProofUpload, useUploadProof } from '@/lib/order/queries';
import type { OrderSummary } from '@/lib/order/schema';
import type { ChosenPicture } from '@/lib/upload/chosen';

interface ProofsOptions {
  order: OrderSummary;
  access: OrderAccess;
  onStart: () => void;
  onSuccess?: () => void;
  /** the file service has the proof, but the order did not accept it: it has moved on, or belongs to another session */
  onRefused?: (error: unknown) => void;
}

const isSendable = ({ state }: ChosenPicture) => state === 'preparing' || state === 'ready' || state === 'failed';

/** Payment proofs that were chosen on this page. A file stays until it is handed in or removed. */
export function useProofs({ order, max, ...options }: ProofsOptions & { max: number }) {
  const list = usePictures({ max });
  const { handIn, isUnderWay, stop, isPending } = useHandIn(list, { order, ...options });
  // the order may have a proof although the response was lost
  const isOpen = ({ url }: ChosenPicture) => url === undefined || url !== order.checkout.offline?.image;
  const isToSend = (picture: ChosenPicture) => isOpen(picture) && isSendable(picture);
  const send = (chosen: readonly ChosenPicture[] = list.read().pictures.filter(isToSend)) => handIn(chosen);
  return {
    pictures: list.pictures.filter(isOpen),
    hasSendable: list.pictures.some(isToSend),
    isPending,
    add: list.add,
    remove: list.remove,
    stop,
    send,
    /** Sends these files instead of those that were chosen before. */
    sendInstead(files: File[]) {
      if (isUnderWay()) return;
      list.reset();
      list.add(files);
      send();
    },
  };
}

/** Hands pictures in: uploads them, and tells the order's backend of each. */
function useHandIn(list: Pictures, { order, access, onStart, onSuccess, onRefused }: ProofsOptions) {
  const { mutate, isPending } = useUploadProof(access);
  const underWay = useProofUpload(order._id);
  // a second click may come before the first has been painted
  const isSending = useRef(false);
  const isUnderWay = () => isSending.current || underWay !== undefined;

  function handIn(chosen: readonly ChosenPicture[]) {
    if (chosen.length === 0 || isUnderWay()) return;
    isSending.current = true;
    const keys = new Map(chosen.map(({ file, key }) => [file, key]));
    const keyOf = (file: File) => keys.get(file) ?? '';
    // a picture that the file service did not take shows so by itself
    const uploaded = new Set<File>();
    const uploadOne = async ([file, key]: [File, string]) => {
      const url = await list.send(key);
      uploaded.add(file);
      return url;
    };
    onStart();
    mutate(
      {
        ...changeTo(order._id, 'pending'),
        files: [...keys.keys()],
        upload: list.hold(() => Promise.allSettled([...keys].map(uploadOne))),
        stop: list.stop,
      },
      {
        onSuccess: ({ outcomes }) => {
          onSuccess?.();
          for (const { file, error } of outcomes) {
            if (!error) list.remove(keyOf(file));
            else if (uploaded.has(file)) list.fail(keyOf(file), error);
          }
        },
        onError: (error) => {
          for (const file of uploaded) list.fail(keyOf(file), error);
          if (uploaded.size > 0) onRefused?.(error);
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  // the pictures of a page that was left are not among this page's
  return { handIn, isUnderWay, stop: () => underWay?.stop(), isPending: isPending || underWay !== undefined };
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
