import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FieldGroup } from './field';
import { Icon } from './icon';
import styles from './rating-field.module.scss';

interface RatingFieldProps {
  legend: ReactNode;
  /** '1' to '5', '' for none yet */
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** of the first star */
  ref?: (element: HTMLInputElement | null) => void;
}

/**
 * One to five stars: radio buttons with labels for screen readers, filled up to the one that is chosen or pointed at.
 */
export function RatingField({ legend, value, onChange, error, ref }: RatingFieldProps) {
  const t = useTranslations('Ui');
  const id = useId();
  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <div className={styles.stars}>
        {['1', '2', '3', '4', '5'].map((stars) => (
          <label key={stars} className={styles.star} data-on={Number(stars) <= Number(value) || undefined}>
            <input
              ref={stars === '1' ? ref : undefined}
              type="radio"
              name={`${id}-stars`}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t('rating', { rating: stars })}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <Icon name="star" size={28} />
          </label>
        ))}
        <span className={styles.words} aria-hidden="true">
          {value ? t('rating', { rating: value }) : null}
        </span>
      </div>
    </FieldGroup>
  );
}
