import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon';
import styles from './choice-card.module.scss';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'title' | 'type'> {
  title: ReactNode;
  description?: ReactNode;
  icon?: IconName;
}

/** A choice as a card: a real radio button over a box. Put several into `Choices`. */
export function ChoiceCard({ title, description, icon, ...rest }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        {...rest}
        type="radio"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-note` : undefined}
      />
      <span className={styles.box}>
        <span className={styles.dot} />
        <span>
          <b id={`${id}-title`}>{title}</b>
          {description ? <small id={`${id}-note`}>{description}</small> : null}
        </span>
        {icon ? <Icon name={icon} /> : null}
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
