import { useTranslations } from 'next-intl';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { Was } from './was';

/** A total in membership points, with what it was before a discount. */
export function PointsSum({ points, locale }: { points: { subtotal: number; total: number }; locale: Locale }) {
  const t = useTranslations('Ui');
  return (
    <>
      {points.subtotal > points.total ? <Was label={t('pointsBefore')}>{formatCount(points.subtotal, locale)}</Was> : null}
      {formatCount(points.total, locale)}
    </>
  );
}
