import { useTranslations } from 'next-intl';
import { Was } from './was';

/** What something costs in membership points, on top of its price: nothing for most. The original number is struck where it was higher. */
export function PointsOnTop({ points, original = points }: { points: number; original?: number }) {
  const t = useTranslations('Ui');
  if (Math.max(points, original) <= 0) return null;
  return (
    <>
      {original > points ? <Was label={t('originalPoints')}>{t('points', { points: original })}</Was> : null}
      {t('plusPoints', { points })}
    </>
  );
}
