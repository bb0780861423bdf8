import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { Money } from './money';
import styles from './money.module.scss';
import { Was } from './was';

/** An amount, with the original one struck before it where it was higher. */
export function Price({ amount, original, currency, locale }: { amount: number; original: number; currency: string; locale: Locale }) {
  const t = useTranslations('Ui');
  return (
    <>
      {original > amount ? (
        <Was label={t('originalPrice')}>
          <Money amount={original} currency={currency} locale={locale} />
        </Was>
      ) : null}
      <Money amount={amount} currency={currency} locale={locale} />
    </>
  );
}

type Unit = {
  original_price_per_unit: number;
  discounted_price_per_unit: number;
  original_point_per_unit: number;
  discounted_point_per_unit: number;
};

/** What one of a line costs, in money and points. With `qty`, how many there are of it; of one alone the line's sum says the rest. */
export function UnitPrice({ item, qty, currency, locale }: { item: Unit; qty?: number; currency: string; locale: Locale }) {
  const t = useTranslations('Ui');
  const { original_price_per_unit: was, discounted_price_per_unit: price, original_point_per_unit: pointsWas, discounted_point_per_unit: points } = item;
  const isOne = qty === 1;
  const text = formatMoney(price, currency, locale);
  return (
    <>
      {was > price && !isOne ? (
        <Was label={t('originalPrice')}>
          <Money amount={was} currency={currency} locale={locale} />
        </Was>
      ) : null}
      <span className={styles.money}>{qty === undefined ? t('each', { price: text }) : t('times', { qty, price: text })}</span>
      {Math.max(points, pointsWas) > 0 && !isOne ? (
        <span className={styles.line}>
          {pointsWas > points ? <Was label={t('originalPoints')}>{t('points', { points: pointsWas })}</Was> : null}
          {t('pointsEach', { points })}
        </span>
      ) : null}
    </>
  );
}
