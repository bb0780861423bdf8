import { useTranslations } from 'next-intl';
import { Icon } from './icon';
import styles from './rating-field.module.scss';

/** One to five stars, each a button that goes on with that rating. */
export function RatingButtons({ label, onRate }: { label: string; onRate: (rating: number) => void }) {
  const t = useTranslations('Ui');
  return (
    <div role="group" aria-label={label} className={styles.stars}>
      {[1, 2, 3, 4, 5].map((rating) => (
        <button
          key={rating}
          type="button"
          className={styles.star}
          aria-label={t('rating', { rating: String(rating) })}
          onClick={() => onRate(rating)}
        >
          <Icon name="star" size={28} />
        </button>
      ))}
    </div>
  );
}
