'use client';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { isApiError } from '@/lib/api/error';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { changeTo } from '@/lib/order/fold';
import { type OrderAccess, useUploadProof } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { BankFacts } from './bank-facts';
import { DropZone } from './drop-zone';
import { ProofFile } from './proof-file';
import type { ShopFacts } from './shop-facts';
import { type ChosenFile, useChosenFiles } from './use-chosen-files';
import { useDroppedFiles } from './use-dropped-files';
import styles from './proof-panel.module.scss';

interface ProofPanelProps {
  order: Order;
  access: OrderAccess;
  facts: ShopFacts['offline_payment'];
  isReadOnly: boolean;
  onStart: () => void;
  /** the order itself refused the proof: it has moved on, or is not this session's */
  onRefused: (error: unknown) => void;
}

const isSendable = ({ state }: ChosenFile) => state === 'ready' || state === 'failed';

/** Offline payment: where to pay, and the proof of it. A chosen file is kept until it is through or taken away. */
export function ProofPanel({ order, access, facts, isReadOnly, onStart, onRefused }: ProofPanelProps) {
  const t = useTranslations('Order');
  const tUpload = useTranslations('Upload');
  const locale = useLocale();
  const titleId = useId();
  const { chosen, add, remove, set } = useChosenFiles();
  const { mutate, isPending } = useUploadProof(access);
  const stop = useRef<AbortController>(undefined);
  const { isOver } = useDroppedFiles(!isReadOnly && !isPending, add);
  const isChecking = order.current_status === 'pending' && !isPending;
  const image = order.checkout.offline?.image;

  function send(files: File[]) {
    const controller = new AbortController();
    stop.current = controller;
    const failures = new Map<File, unknown>();
    for (const file of files) set(file, { state: 'sending', progress: 0 });
    onStart();
    mutate(
      {
        ...changeTo(order._id, 'pending'),
        files,
        send: async (file) => {
          const { uploadFile } = await import('@/lib/upload/api');
          try {
            return await uploadFile(file, { signal: controller.signal, onProgress: (progress) => set(file, { state: 'sending', progress }) });
          } catch (error) {
            failures.set(file, error);
            throw error;
          }
        },
      },
      {
        onSuccess: ({ outcomes }) => {
          for (const { file, error } of outcomes) {
            if (error) fail(file, error);
            else remove((one) => one.file === file);
          }
        },
        onError: (error) => {
          for (const file of files) fail(file, failures.get(file) ?? error);
          if (failures.size < files.length) onRefused(error);
        },
      },
    );
  }

  function fail(file: File, error: unknown) {
    set(file, isApiError(error, 'aborted') ? { state: 'ready', isStopped: true } : { state: 'failed', error });
  }

  const sendable = chosen.filter(isSendable).map(({ file }) => file);
  return (
    <Panel aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.intro}>
        <h2 id={titleId}>{isChecking ? t('proofTitle') : t('nextUpload')}</h2>
        {isChecking ? null : (
          <p className={styles.text}>{facts ? t('nextUploadText', { amount: formatMoney(order.total, order.currency, locale) }) : t('nextUploadNoFacts')}</p>
        )}
      </div>
      {isChecking ? (
        <Note tone="ok">
          {t('proofChecking')}
          {image && /^https?:\/\//.test(image) ? (
            <p data-print="no">
              <TextLink href={image} external>
                {t('proofOpen')}
              </TextLink>
            </p>
          ) : null}
        </Note>
      ) : null}
      <div className={styles.grid} data-columns={facts && chosen.length > 0 ? 2 : 1}>
        {facts && !isChecking ? <BankFacts order={order} facts={facts} /> : null}
        {chosen.length > 0 ? (
          <div className={styles.chosen} data-print="no">
            <ul className={styles.files}>
              {chosen.map((one) => (
                <ProofFile key={one.key} chosen={one} onRemove={() => remove(({ key }) => key === one.key)} onRetry={() => send([one.file])} />
              ))}
            </ul>
            <p role="status" className={styles.text}>
              {isPending ? t('proofSending') : null}
            </p>
            {isPending ? (
              <TextButton onClick={() => stop.current?.abort()}>{tUpload('stop')}</TextButton>
            ) : sendable.length > 0 ? (
              <Button onClick={() => send(sendable)}>
                <Icon name="upload" size={18} />
                {tUpload('send')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {isReadOnly ? null : (
        <div data-print="no">
          <DropZone isOver={isOver} isDisabled={isPending} onFiles={add} />
        </div>
      )}
    </Panel>
  );
}
