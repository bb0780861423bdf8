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

/** The payments with their proofs. A slip that is being recognised is polled, and with "Refresh" at once. */
export function ProjectRecords({
  records,
  currency,
  access,
}: {
  records: readonly PaymentRecord[];
  currency: string;
  access: OrderAccess;
}) {
  const t = useTranslations('Project');
  const tCommon = useTranslations('Common');
  const money = useMoney(currency);
  const [opened, setOpened] = useState<string>();
  const { refresh, isBusy, isDone, hasFailed, checkedAt } = useRecognition(access, records);
  const place = useRef<HTMLUListElement>(null);
  const hasRefreshed = useRef(false);
  const success = isDone ? t('recognised') : null;

  function amountText(record: PaymentRecord): string {
    if (record.amount !== null) return money(record.amount);
    return isRecognising(record) ? t('amountUnread') : '–';
  }

  const pictures = records.flatMap(({ _id, image, created_at: at }) =>
    image ? [{ ...image, _id, alt: t('proofOf', { date: formatDateTime(at) }) }] : [],
  );
  const isWatched = records.some(isRecognising);

  // the refresh button that had the focus is gone
  useEffect(() => {
    if (!isWatched && hasRefreshed.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [isWatched]);

  return (
    <div>
      {records.length === 0 ? (
        <p className={styles.none}>{t('noRecords')}</p>
      ) : (
        <ul ref={place} tabIndex={-1} className={styles.list}>
          {records.map((record) => (
            <li key={record._id} className={styles.row}>
              {record.image ? (
                <button type="button" className={styles.proof} data-print="no" onClick={() => setOpened(record._id)}>
                  <Picture
                    picture={record.image}
                    alt={t('openProof', { date: formatDateTime(record.created_at) })}
                    sizes="56px"
                    ratio="1"
                  />
                </button>
              ) : (
                <span className={styles.noProof} data-print="no">
                  <Icon name="file" />
                </span>
              )}
              <div className={styles.words}>
                <p className={styles.amount}>{amountText(record)}</p>
                <time dateTime={record.created_at}>{formatDateTime(record.created_at)}</time>
              </div>
              <div className={styles.status}>
                <RecordBadge status={record.status} />
                {isRecognising(record) ? (
                  <Button
                    variant="line"
                    size="s"
                    data-print="no"
                    busy={isBusy}
                    onClick={() => {
                      hasRefreshed.current = true;
                      refresh();
                    }}
                  >
                    <Icon name="refresh" size={18} />
                    <span>{tCommon('refresh')}</span>
                  </Button>
                ) : null}
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
