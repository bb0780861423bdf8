'use client';
import { lazyComponent, Nothing } from '@/components/ui/deferred';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { isNamed, readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import type { Listed, Picture as PictureData } from '@/lib/api/shapes';
import { isRecognising, type PaymentRecord } from '@/lib/order/project';
import type { OrderAccess } from '@/lib/order/queries';
import { useRecognition } from '@/lib/order/recognition';
import styles from './project-records.module.scss';

const Lightbox = lazyComponent(async () => (await import('@/components/ui/lightbox')).Lightbox, Nothing);
const TONES: Record<Listed<PaymentRecord['status']>, Tone> = { recognising: 'plain', waiting: 'warn', approved: 'ok', rejected: 'error' };

/** What was paid, with its proof. A slip that is being read is looked at again, by itself and with "Refresh". */
export function ProjectRecords({ records, currency, access }: { records: readonly PaymentRecord[]; currency: string; access: OrderAccess }) {
  const t = useTranslations('Project');
  const locale = useLocale();
  const [opened, setOpened] = useState<string | null>(null);
  const { refresh, isBusy, isDone, hasFailed, checkedAt } = useRecognition(access, records);
  const place = useRef<HTMLUListElement>(null);
  const hasAsked = useRef(false);
  const pictures = records.flatMap(({ _id, image, created_at: at }) => (image ? [{ ...image, _id, alt: t('proofOf', { date: formatDateTime(at) }) }] : []));
  const isWatched = records.some(isRecognising);

  // what was read takes its button away, and the focus with it
  useEffect(() => {
    if (!isWatched && hasAsked.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isWatched]);

  return (
    <div>
      <h3 className={styles.title}>{t('records')}</h3>
      {records.length === 0 ? (
        <p className={styles.none}>{t('noRecords')}</p>
      ) : (
        <ul ref={place} tabIndex={-1} className={styles.list}>
          {records.map((record) => (
            <li key={record._id} className={styles.row}>
              {record.image ? (
                <button type="button" className={styles.proof} data-print="no" onClick={() => setOpened(record._id)}>
                  <Picture picture={record.image} alt={t('openProof', { date: formatDateTime(record.created_at) })} sizes="56px" ratio="1" />
                </button>
              ) : (
                <span className={styles.noProof} data-print="no">
                  <Icon name="file" />
                </span>
              )}
              <div className={styles.words}>
                <p className={styles.amount}>
                  {record.amount !== null ? formatMoney(record.amount, currency, locale) : isRecognising(record) ? t('amountUnread') : '–'}
                </p>
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
                      hasAsked.current = true;
                      refresh();
                    }}
                  >
                    <Icon name="refresh" size={18} />
                    {t('refresh')}
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot} data-print="no">
        <p role="status">{hasFailed ? t('refreshFailed') : isDone ? t('recognised') : null}</p>
        {isWatched && checkedAt && !hasFailed ? <p>{t('checkedAt', { date: formatDateTime(checkedAt) })}</p> : null}
      </div>
      <LazyLightbox pictures={pictures} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

function RecordBadge({ status }: Pick<PaymentRecord, 'status'>) {
  const t = useTranslations('Project');
  return isNamed(TONES, status) ? <StatusBadge tone={TONES[status]}>{t(`record.${status}`)}</StatusBadge> : <StatusBadge>{readable(status)}</StatusBadge>;
}

type Proof = Omit<PictureData, 'alt'> & { _id: string; alt: string };

/** The proofs, one at a time; loaded with the first that is opened. */
function LazyLightbox({ pictures, opened, onClose }: { pictures: readonly Proof[]; opened: string | null; onClose: () => void }) {
  const [wasOpened, setWasOpened] = useState(false);
  const start = pictures.findIndex(({ _id }) => _id === opened);
  if (start >= 0 && !wasOpened) setWasOpened(true);
  return wasOpened ? <Lightbox open={start >= 0} pictures={pictures} start={Math.max(start, 0)} onClose={onClose} /> : null;
}
