import { formatMoney } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import styles from './money.module.scss';

/** An amount as `HK$1,280.00`, in figures of one width. `was` strikes it: an original price. */
export function Money({ amount, currency, locale, was = false }: { amount: number; currency: string; locale: Locale; was?: boolean }) {
  const text = formatMoney(amount, currency, locale);
  return was ? <s className={styles.money}>{text}</s> : <span className={styles.money}>{text}</span>;
}
