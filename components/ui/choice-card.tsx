import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './choice-card.module.scss';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'title' | 'type'> {
  title: ReactNode;
  description?: ReactNode;
  /** why it cannot be chosen, shown in place of the description while `disabled` */
  reason?: ReactNode;
  /** at the row's end: a price, a date */
  end?: ReactNode;
  icon?: IconName;
  type?: 'radio' | 'checkbox';
}

/** A choice as a card: a real radio button over a box. Put several into `Choices`. */
export function ChoiceCard({ title, description, reason, end, icon, type = 'radio', className, ...rest }: ChoiceCardProps) {
  const id = useId();
  const note = rest.disabled && reason ? reason : description;
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...rest} type={type} aria-labelledby={`${id}-title`} aria-describedby={note ? `${id}-note` : undefined} />
      <span className={styles.box}>
        <span className={styles.dot} data-type={type} />
        <span>
          <b id={`${id}-title`}>{title}</b>
          {note ? <small id={`${id}-note`}>{note}</small> : null}
        </span>
        {end ?? (icon ? <Icon name={icon} /> : null)}
      </span>
    </label>
  );
}

/** Cards below each other, two beside each other from 578 px when asked. */
export function Choices({ columns = 1, className, children }: { columns?: 1 | 2; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.choices, className)} data-columns={columns}>
      {children}
    </div>
  );
}
