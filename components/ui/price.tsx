import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import styles from './price.module.scss';
import { VisuallyHidden } from './visually-hidden';

export function Money({ amount, currency, locale }: { amount: number; currency: string; locale: Locale }) {
  return <span className={styles.money}>{formatMoney(amount, currency, locale)}</span>;
}

/** What something was before a discount: struck for the eyes, named for screen readers. */
export function Was({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden> <s>{children}</s>{' '}
    </>
  );
}

type PriceProps = { amount: number; original: number; currency: string; locale: Locale };

/** What is paid for a line or a unit after the service's own offer; below it what it was, where that was more. */
export function Price(props: PriceProps) {
  return (
    <>
      <Money {...props} />
      <Original {...props} />
    </>
  );
}

type LinePriceProps = Omit<PriceProps, 'amount' | 'original'> & {
  item: { subtotal_price: number; original_subtotal_price: number };
};

/** The same for a line as the backend calculated it. */
export function LinePrice({ item, ...money }: LinePriceProps) {
  return <Price amount={item.subtotal_price} original={item.original_subtotal_price} {...money} />;
}

function Original({ amount, original, currency, locale }: PriceProps) {
  const t = useTranslations('Ui');
  if (original <= amount) return null;
  return (
    <span className={styles.was}>
      <Was label={t('originalPrice')}>{formatMoney(original, currency, locale)}</Was>
    </span>
  );
}

type Unit = {
  original_price_per_unit: number;
  discounted_price_per_unit: number;
  original_point_per_unit: number;
  discounted_point_per_unit: number;
};

type UnitPriceProps = { item: Unit; qty?: number; currency: string; locale: Locale };

/**
 * A line's price per unit, in money and points. With `qty` also the quantity; for one alone the line's sum shows the
 * rest.
 */
export function UnitPrice({ item, qty, currency, locale }: UnitPriceProps) {
  const t = useTranslations('Ui');
  const {
    original_price_per_unit: was,
    discounted_price_per_unit: price,
    original_point_per_unit: pointsWas,
    discounted_point_per_unit: points,
  } = item;
  const isOne = qty === 1;
  const text = formatMoney(price, currency, locale);
  return (
    <>
      <span className={styles.money}>
        {qty === undefined ? t('each', { price: text }) : t('times', { qty, price: text })}
      </span>
      {isOne ? null : <Original amount={price} original={was} currency={currency} locale={locale} />}
      {Math.max(points, pointsWas) > 0 && !isOne ? (
        <span className={styles.line}>
          {pointsWas > points ? <Was label={t('originalPoints')}>{t('points', { points: pointsWas })}</Was> : null}
          <span>{t('pointsEach', { points })}</span>
        </span>
      ) : null}
    </>
  );
}

/**
 * The price in membership points on top of the price in money, if any; the original one is struck where it was higher.
 */
export function PointsOnTop({ points, original = points }: { points: number; original?: number }) {
  const t = useTranslations('Ui');
  if (Math.max(points, original) <= 0) return null;
  return (
    <>
      {original > points ? <Was label={t('originalPoints')}>{t('points', { points: original })}</Was> : null}
      <span>{t('plusPoints', { points })}</span>
    </>
  );
}

export function PointsSum({ points, locale }: { points: { subtotal: number; total: number }; locale: Locale }) {
  const t = useTranslations('Ui');
  return (
    <>
      {points.subtotal > points.total ? (
        <Was label={t('pointsBefore')}>{formatCount(points.subtotal, locale)}</Was>
      ) : null}
      <span>{formatCount(points.total, locale)}</span>
    </>
  );
}
