'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button, TextButton } from '@/components/ui/button';
import { CollectionNote } from '@/components/ui/collection-note';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { TextIn } from '@/components/ui/text-in';
import { DropZone } from '@/components/upload/drop-zone';
import { PictureRow } from '@/components/upload/picture-row';
import { useDroppedFiles } from '@/components/upload/use-dropped-files';
import { usePictures } from '@/components/upload/use-pictures';
import type { BookingFacts } from '@/lib/configuration/schema';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { changeTo } from '@/lib/order/optimistic';
import { type OrderAccess, useUploadProof } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import type { ChosenPicture } from '@/lib/upload/picture-list';
import { BankFacts } from './bank-facts';
import { ProofLink } from './proof-link';
import { SendProof } from './send-proof';
import type { ShopFacts } from './shop-facts';
import styles from './proof-panel.module.scss';

interface ProofPanelProps {
  order: Order;
  access: OrderAccess;
  facts: ShopFacts['offline_payment'];
  /** how long the studio takes to check a proof */
  checkTime?: BookingFacts['proof_check'];
  whatsapp: string;
  /** it cannot be changed from here: the proof is sent to the studio instead */
  isReadOnly: boolean;
  /** one of several payments, each with a proof of its own; without it the order is paid at once */
  payment?: { title: string; amount: number; note?: string };
  onStart: () => void;
  /** the order itself refused the proof: it has moved on, or is not this session's */
  onRefused: (error: unknown) => void;
}

const isSendable = ({ state }: ChosenPicture) => state === 'preparing' || state === 'ready' || state === 'failed';

/** Offline payment: where to pay, and the proof of it. A chosen file is kept until it is through or taken away. */
export function ProofPanel({ order, access, facts, checkTime, whatsapp, isReadOnly, payment, onStart, onRefused }: ProofPanelProps) {
  const t = useTranslations('Order');
  const tUpload = useTranslations('Upload');
  const locale = useLocale();
  const titleId = useId();
  const { pictures: all, add, remove, send: sendOne, fail, stop } = usePictures({ max: Number.POSITIVE_INFINITY });
  const { mutate, isPending } = useUploadProof(access);
  const { isOver } = useDroppedFiles(!isReadOnly && !isPending, add);
  const isChecking = !payment && order.current_status === 'pending' && !isPending;
  const amount = payment?.amount ?? order.total;
  const next = isReadOnly ? 'nextSend' : 'nextUpload';
  const number = order.reference_number;
  const image = order.checkout.offline?.image;
  // the answer may have been lost, and the proof be there all the same
  const pictures = all.filter(({ url }) => url === undefined || url !== image);

  function send(chosen: ChosenPicture[]) {
    const keys = new Map(chosen.map(({ file, key }) => [file, key]));
    const keyOf = (file: File) => keys.get(file) ?? '';
    // those that did not reach the file service have said so themselves
    const reached = new Set<File>();
    onStart();
    mutate(
      {
        ...changeTo(order._id, 'pending'),
        files: [...keys.keys()],
        send: async (file) => {
          const url = await sendOne(keyOf(file));
          reached.add(file);
          return { url };
        },
      },
      {
        onSuccess: ({ outcomes }) => {
          for (const { file, error } of outcomes) {
            if (!error) remove(keyOf(file));
            else if (reached.has(file)) fail(keyOf(file), error);
          }
        },
        onError: (error) => {
          for (const file of reached) fail(keyOf(file), error);
          if (reached.size > 0) onRefused(error);
        },
      },
    );
  }

  const sendable = pictures.filter(isSendable);
  return (
    <Panel aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.intro}>
        <h2 id={titleId}>{payment?.title ?? t(isChecking ? 'proofTitle' : isReadOnly ? 'nextSend' : 'nextUpload')}</h2>
        {isChecking ? null : (
          <p className={styles.text}>
            {facts ? t(`${next}Text`, { amount: formatMoney(amount, order.currency, locale), number }) : t(`${next}NoFacts`, { number })}
          </p>
        )}
      </div>
      {isChecking ? (
        <Note tone="ok">
          <p>{t('proofChecking')}</p>
          {textIn(checkTime, locale) ? (
            <p>
              <TextIn text={checkTime} locale={locale} />
            </p>
          ) : null}
          {isReadOnly ? null : <ProofLink order={order} />}
        </Note>
      ) : null}
      {payment?.note ? <Note>{payment.note}</Note> : null}
      <div className={styles.grid} data-columns={facts && pictures.length > 0 ? 2 : 1}>
        {facts && !isChecking ? <BankFacts order={order} amount={amount} facts={facts} /> : null}
        {pictures.length > 0 ? (
          <div className={styles.chosen} data-print="no">
            <ul className={styles.files}>
              {pictures.map((picture) => (
                <PictureRow
                  key={picture.key}
                  picture={picture}
                  failed={t('proofFailed')}
                  onRemove={() => remove(picture.key)}
                  onRetry={isPending ? undefined : () => send([picture])}
                />
              ))}
            </ul>
            <p role="status" className={styles.text}>
              {isPending ? t('proofSending') : null}
            </p>
            {isPending ? (
              <TextButton onClick={() => stop()}>{tUpload('stop')}</TextButton>
            ) : sendable.length > 0 ? (
              <Button onClick={() => send(sendable)}>
                <Icon name="upload" size={18} />
                {t('uploadProof')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {isReadOnly ? (
        isChecking ? null : (
          <SendProof number={number} whatsapp={whatsapp} />
        )
      ) : (
        <div className={styles.add} data-print="no">
          <DropZone isOver={isOver} isDisabled={isPending} onFiles={add} />
          <CollectionNote>{(privacy) => t.rich('proofCollection', { privacy })}</CollectionNote>
        </div>
      )}
    </Panel>
  );
}
