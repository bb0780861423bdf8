import { useTranslations } from 'next-intl';
import { VisuallyHidden } from './visually-hidden';

/** What something costs in membership points, on top of its price: nothing for most. The original number is struck where it was higher. */
export function PointsOnTop({ points, original = points }: { points: number; original?: number }) {
  const t = useTranslations('Ui');
  if (Math.max(points, original) <= 0) return null;
  return (
    <>
      {original > points ? (
        <>
          <VisuallyHidden>{t('originalPoints')}</VisuallyHidden> <s>{t('points', { points: original })}</s>{' '}
        </>
      ) : null}
      {t('plusPoints', { points })}
    </>
  );
}
