'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Rich } from '@/components/ui/rich';
import { formatPrice, percentOff } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import type { Voucher } from '@/lib/voucher/schema';
import { useValueOf } from './use-value-of';
import styles from './voucher-value.module.scss';

interface VoucherValueProps {
  voucher: Voucher;
  /** `note`: the head of a ticket, as large as a banknote's; `s`: beside a line of text */
  size?: 'note' | 's';
  /** it can no longer be used */
  isOver?: boolean;
}

/**
 * A voucher's value in large figures. Each kind has a ground and a sign of its own: a sum is engraved like a banknote, a
 * percentage has the ring that it is a part of, what is free its icon. The words beside it say it to screen readers.
 */
export function VoucherValue({ voucher, size = 'note', isOver }: VoucherValueProps) {
  const { discount_type: type } = voucher;
  return (
    <div className={styles.value} aria-hidden="true" data-size={size} data-kind={type} data-over={isOver || undefined}>
      {type === 'AMOUNT' ? <Sum voucher={voucher} /> : null}
      {type === 'PERCENT' ? <Percentage value={voucher.value} /> : null}
      {type === 'AMOUNT' || type === 'PERCENT' ? null : <Named voucher={voucher} />}
    </div>
  );
}

/** HK$ small, its figure large. */
function Sum({ voucher: { value, currency } }: { voucher: Voucher }) {
  const t = useTranslations('VoucherValue');
  const price = formatPrice(value, currency, useLocale());
  const start = price.search(/\d/);
  const figure = price.slice(start);
  return (
    <>
      <span className={styles.kind}>{t('amount')}</span>
      <p className={styles.figure} data-long={figure.length > 5 || undefined}>
        <small>{price.slice(0, start).trim()}</small>
        {figure}
      </p>
    </>
  );
}

function Percentage({ value }: { value: number }) {
  const t = useTranslations('VoucherValue');
  const number = percentOff(value, useLocale());
  return (
    <>
      <span className={styles.kind}>{t('percent')}</span>
      <p className={styles.figure}>
        <Rich>{t.rich('percentFigure', { number, small: (chunks) => <small>{chunks}</small> })}</Rich>
      </p>
      <svg viewBox="0 0 40 40" className={styles.ring}>
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="17" pathLength="100" strokeDasharray={`${value} 100`} />
      </svg>
    </>
  );
}

const ICONS: Record<string, 'truck' | 'gift'> = { FREE_DELIVERY: 'truck', FREE_SERVICE: 'gift' };

/** What is free has no figure; a kind that the shop does not know has only its name, as its value could mean anything. */
function Named({ voucher }: { voucher: Voucher }) {
  const valueOf = useValueOf();
  return (
    <>
      <p className={styles.name}>{valueOf(voucher)}</p>
      <Icon name={ICONS[voucher.discount_type] ?? 'ticket'} size={44} />
    </>
  );
}
