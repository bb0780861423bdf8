'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from './icon';
import styles from './stars.module.scss';

/** A rating from 0 to 5, fractions drawn as such, said in words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslations('Ui');
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('rating', { rating: String(Math.round(rating * 10) / 10) })}
    >
      {[1, 2, 3, 4, 5].map((star) => {
        const part = Math.min(1, Math.max(0, rating - star + 1));
        return (
          <span key={star} className={styles.star}>
            <Icon name="star" size={16} />
            {part > 0 ? (
              <span className={styles.part} style={{ '--part': `${Math.round(part * 100)}%` } as CSSProperties}>
                <Icon name="star" size={16} filled />
              </span>
            ) : null}
          </span>
        );
      })}
    </span>
  );
}
