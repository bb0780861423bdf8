import { formatMoney } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import styles from './money.module.scss';

/** An amount as `HK$1,280.00`, in figures of one width. */
export function Money({ amount, currency, locale }: { amount: number; currency: string; locale: Locale }) {
  return <span className={styles.money}>{formatMoney(amount, currency, locale)}</span>;
}
