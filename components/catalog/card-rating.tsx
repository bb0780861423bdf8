'use client';
import { useTranslations } from 'next-intl';
import styles from './service-card.module.scss';

/**
 * A star, the average and the number of reviews; in words for screen readers. Figures come as text: numbers would make
 * the browser load its formats while the page hydrates.
 */
export function CardRating({ average, count }: { average: string; count: string }) {
  const t = useTranslations('Ui');
  return (
    <span role="img" aria-label={t('ratingOf', { rating: average, count })} className={styles.rating}>
      {`${average} (${count})`}
    </span>
  );
}
