import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import type { ReactNode } from 'react';
import { TextIn } from '@/components/ui/text-in';
import { formatCount, percentOff } from '@/lib/format/money';
import { readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { Voucher } from '@/lib/voucher/schema';
import { useValueOf } from './use-value-of';
import styles from './voucher-card.module.scss';

interface VoucherCardProps {
  voucher: Voucher;
  /** below the description: how long it can be used */
  note?: ReactNode;
  /** the note says that it is about to end */
  isEnding?: boolean;
  /** it can no longer be used */
  isOver?: boolean;
  onDetails: () => void;
  /** the foot: points or code, and what can be done */
  children: ReactNode;
}

/** A voucher: its value on a gold stub, what it is for, and its foot. The title opens the details. */
export function VoucherCard({ voucher, note, isEnding, isOver, onDetails, children }: VoucherCardProps) {
  const t = useTranslations('VoucherValue');
  const locale = useLocale();
  const valueOf = useValueOf();
  const title = textIn(voucher.title, locale);
  const description = textIn(voucher.description, locale);
  return (
    <li className={styles.card} data-over={isOver || undefined}>
      <Stub voucher={voucher} />
      <div className={styles.body}>
        <div>
          <h3 className={styles.title}>
            <button type="button" onClick={onDetails} aria-label={t('named', { value: valueOf(voucher), title })}>
              {title ? <TextIn text={voucher.title} locale={locale} /> : <span>{valueOf(voucher)}</span>}
            </button>
          </h3>
          {description ? (
            <p>
              <TextIn text={voucher.description} locale={locale} />
            </p>
          ) : null}
          {note ? (
            <p className={styles.note} data-soon={isEnding || undefined}>
              {note}
            </p>
          ) : null}
        </div>
        <div className={styles.foot}>{children}</div>
      </div>
    </li>
  );
}

/** The value in large figures; the title's label says it to screen readers. */
function Stub({ voucher: { discount_type: type, value } }: { voucher: Voucher }) {
  const t = useTranslations('Voucher');
  const locale = useLocale();
  if (type !== 'PERCENT' && type !== 'AMOUNT') {
    return (
      <p className={styles.stub} aria-hidden="true" data-long>
        <small>{readable(type)}</small>
      </p>
    );
  }
  const amount = Number.isInteger(value) ? formatCount(value, locale) : value.toFixed(2);
  const number = type === 'PERCENT' ? percentOff(value, locale) : amount;
  return (
    <p
      className={styles.stub}
      aria-hidden="true"
      data-kind={type === 'PERCENT' ? 'percent' : undefined}
      data-long={number.length > 4 || undefined}
    >
      <Rich>
        {t.rich(type === 'PERCENT' ? 'stubPercent' : 'stubAmount', {
          number,
          small: (chunks) => <small>{chunks}</small>,
        })}
      </Rich>
    </p>
  );
}
