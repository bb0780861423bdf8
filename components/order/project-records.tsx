'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LazyLightbox } from '@/components/ui/lazy-lightbox';
import { Picture } from '@/components/ui/picture';
import { formatDateTime } from '@/lib/format/date';
import { isRecognising } from '@/lib/order/project';
import type { OrderAccess } from '@/lib/order/queries';
import { useRecognition } from '@/lib/order/recognition';
import type { PaymentRecord } from '@/lib/order/schema';
import { RecordBadge } from './order-badges';
import { useMoney } from './use-format';
import styles from './project-records.module.scss';

interface ProjectRecordsProps {
  records: readonly PaymentRecord[];
  currency: string;
  access: OrderAccess;
}

/** The payments with their proofs. A slip that is being recognised is polled, and with "Refresh" at once. */
export function ProjectRecords({ records, currency, access }: ProjectRecordsProps) {
  const t = useTranslations('Project');
  const [opened, setOpened] = useState<string>();
  const { refresh, isBusy, isDone, hasFailed, checkedAt } = useRecognition(access, records);
  const isWatched = records.some(isRecognising);
  const { list, keepFocus } = useKeptFocus(isWatched);
  const success = isDone ? t('recognised') : null;
  const pictures = records.flatMap(({ _id, image, created_at: at }) =>
    image ? [{ ...image, _id, alt: t('proofOf', { date: formatDateTime(at) }) }] : [],
  );
  function onRefresh() {
    keepFocus();
    refresh();
  }
  return (
    <div>
      {records.length === 0 ? (
        <p className={styles.none}>{t('noRecords')}</p>
      ) : (
        <ul ref={list} tabIndex={-1} className={styles.list}>
          {records.map((record) => (
            <li key={record._id} className={styles.row}>
              <Proof record={record} onOpen={() => setOpened(record._id)} />
              <Amount record={record} currency={currency} />
              <div className={styles.status}>
                <RecordBadge status={record.status} />
                {isRecognising(record) ? <RefreshButton isBusy={isBusy} onClick={onRefresh} /> : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot} data-print="no">
        <p role="status">{hasFailed ? t('refreshFailed') : success}</p>
        {isWatched && checkedAt && !hasFailed ? <p>{t('checkedAt', { date: formatDateTime(checkedAt) })}</p> : null}
      </div>
      <LazyLightbox
        pictures={pictures}
        start={pictures.findIndex(({ _id }) => _id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}

/** The list takes the focus of the refresh button that was clicked, once the button is gone. */
function useKeptFocus(isWatched: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const hasRefreshed = useRef(false);
  useEffect(() => {
    if (!isWatched && hasRefreshed.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [isWatched]);
  return {
    list,
    keepFocus: () => {
      hasRefreshed.current = true;
    },
  };
}

function Proof({ record: { image, created_at: at }, onOpen }: { record: PaymentRecord; onOpen: () => void }) {
  const t = useTranslations('Project');
  return image ? (
    <button type="button" className={styles.proof} data-print="no" onClick={onOpen}>
      <Picture picture={image} alt={t('openProof', { date: formatDateTime(at) })} sizes="56px" ratio="1" />
    </button>
  ) : (
    <span className={styles.noProof} data-print="no">
      <Icon name="file" />
    </span>
  );
}

function Amount({ record, currency }: { record: PaymentRecord; currency: string }) {
  const t = useTranslations('Project');
  const money = useMoney(currency);
  const unread = isRecognising(record) ? t('amountUnread') : '–';
  return (
    <div className={styles.words}>
      <p className={styles.amount}>{record.amount === null ? unread : money(record.amount)}</p>
      <time dateTime={record.created_at}>{formatDateTime(record.created_at)}</time>
    </div>
  );
}

function RefreshButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  const tCommon = useTranslations('Common');
  return (
    <Button variant="line" size="s" data-print="no" busy={isBusy} onClick={onClick}>
      <Icon name="refresh" size={18} />
      <span>{tCommon('refresh')}</span>
    </Button>
  );
}
