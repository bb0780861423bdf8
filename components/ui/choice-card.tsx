import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon';
import styles from './choice-card.module.scss';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'title' | 'type'> {
  title: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  /** at the end of the title's line: what it costs */
  end?: ReactNode;
}

/**
 * A choice as a card: a real radio button over a box. Put several into `Choices`. On phones the description shows once
 * the card is chosen, and is heard with each.
 */
export function ChoiceCard({ title, description, icon, end, ...rest }: ChoiceCardProps) {
  const id = useId();
  const notes = [description ? `${id}-note` : '', end ? `${id}-end` : ''].join(' ').trim();
  return (
    <label className={styles.choice}>
      <input {...rest} type="radio" aria-labelledby={`${id}-title`} aria-describedby={notes || undefined} />
      <span className={styles.box}>
        <span className={styles.dot} />
        <span>
          <b id={`${id}-title`}>{title}</b>
          {description ? <small id={`${id}-note`}>{description}</small> : null}
        </span>
        {icon ? <Icon name={icon} /> : null}
        {end ? (
          <span id={`${id}-end`} className={styles.end}>
            {end}
          </span>
        ) : null}
      </span>
    </label>
  );
}

/** Cards below each other, with `columns` two beside each other from 578 px. */
export function Choices({ columns = 1, children }: { columns?: 1 | 2; children: ReactNode }) {
  return (
    <div className={styles.choices} data-columns={columns}>
      {children}
    </div>
  );
}
