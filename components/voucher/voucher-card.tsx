import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextIn } from '@/components/ui/text-in';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { Voucher } from '@/lib/voucher/schema';
import { useValueOf } from './use-value-of';
import { VoucherValue } from './voucher-value';
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

/** A voucher: its value first, what it is for and until when, and its foot. The title opens the details. */
export function VoucherCard({ voucher, note, isEnding, isOver, onDetails, children }: VoucherCardProps) {
  const t = useTranslations('VoucherValue');
  const locale = useLocale();
  const valueOf = useValueOf();
  const title = textIn(voucher.title, locale);
  const description = textIn(voucher.description, locale);
  return (
    <li className={styles.card} data-over={isOver || undefined}>
      <div className={styles.ticket}>
        <VoucherValue voucher={voucher} isOver={isOver} />
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
              <div className={styles.note} data-soon={isEnding || undefined}>
                {isEnding ? <Icon name="clock" size={18} /> : null}
                {note}
              </div>
            ) : null}
          </div>
          <div className={styles.foot}>{children}</div>
        </div>
      </div>
    </li>
  );
}
