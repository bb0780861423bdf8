import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './field.module.scss';

export interface FieldWords {
  label: ReactNode;
  /** what may be typed, below the field until an error takes its place */
  hint?: ReactNode;
  error?: ReactNode;
  /** the hint stays beside an error, as it says what the error does not */
  keepHint?: boolean;
  /** says "Optional" beside the label */
  optional?: boolean;
  /** the label is for screen readers alone */
  labelHidden?: boolean;
}

/** What ties a control to its label, hint and error. */
export function fieldWiring(id: string, { hint, error, keepHint }: Pick<FieldWords, 'hint' | 'error' | 'keepHint'>) {
  const parts = [error ? `${id}-error` : '', hint && (keepHint || !error) ? `${id}-hint` : ''].filter(Boolean);
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': parts.join(' ') || undefined };
}

/** An error beside what it is about: an icon and its words. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </p>
  );
}

export interface FieldProps extends FieldWords {
  /** the control's id; hint and error hang on it (`fieldWiring`) */
  id: string;
  className?: string;
  children: ReactNode;
}

/** Label above, control, hint or error below. Input, Select and the others bring it along: use it alone only for a control of your own. */
export function Field({ id, label, hint, error, keepHint, optional, labelHidden, className, children }: FieldProps) {
  const t = useTranslations('Ui');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label} data-hidden={labelHidden || undefined}>
        {label}
        {optional ? <span className={styles.optional}>{t('optional')}</span> : null}
      </label>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint && (keepHint || !error) ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** A group of controls under one legend. */
export function FieldGroup({ legend, hint, error, optional, labelHidden, id, className, children }: Omit<FieldProps, 'label'> & { legend: ReactNode }) {
  const t = useTranslations('Ui');
  return (
    <fieldset className={classNames(styles.field, className)} aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className={classNames(styles.label, styles.legend)} data-hidden={labelHidden || undefined}>
        {legend}
        {optional ? <span className={styles.optional}>{t('optional')}</span> : null}
      </legend>
      {children}
      {hint && !error ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

/** Fields below each other, in two columns from 578 px when asked. `data-span` on a child makes it as wide as both. */
export function Fields({ columns = 1, className, children }: { columns?: 1 | 2; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.fields, className)} data-columns={columns}>
      {children}
    </div>
  );
}
