import { useTranslations } from 'next-intl';
import type { Blocks } from './blocks';
import { REQUIRED } from '@/lib/form/required';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './field.module.scss';

export interface FieldLabels {
  label: ReactNode;
  /** what may be typed, below the field until an error takes its place */
  hint?: ReactNode;
  error?: ReactNode;
  /** the hint stays beside an error */
  keepHint?: boolean;
  /** says "Optional" beside the label */
  optional?: boolean;
  /** the label is for screen readers only */
  labelHidden?: boolean;
}

/** For the control of a field that says “Optional”: what the form's `field` gives holds for the others. */
export const NOT_REQUIRED = { 'aria-required': undefined };

/** What ties a control to its label, hint and error. */
export function fieldWiring(id: string, { hint, error, keepHint }: Pick<FieldLabels, 'hint' | 'error' | 'keepHint'>) {
  const parts = [error ? `${id}-error` : '', hint && (keepHint || !error) ? `${id}-hint` : ''].filter(Boolean);
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': parts.join(' ') || undefined };
}

export type ControlProps<Control> = Control & FieldLabels & { id?: string; fieldClassName?: string };

/** Splits the props of a labelled control into those of its `Field` and those of the control, tied together. */
export function useField<Control extends object>(props: ControlProps<Control>) {
  const { label, hint, error, keepHint, optional, labelHidden, fieldClassName, id: given, ...control } = props;
  const made = useId();
  const id = given ?? made;
  return {
    field: { id, label, hint, error, keepHint, optional, labelHidden, className: fieldClassName },
    control: { ...control, ...(optional && NOT_REQUIRED), ...fieldWiring(id, { hint, error, keepHint }) },
  };
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </p>
  );
}

interface FieldProps extends FieldLabels {
  /** the control's id; hint and error hang on it (`fieldWiring`) */
  id: string;
  className?: string;
  children: Blocks;
}

/**
 * Label above, control, hint or error below. Input, Select and the others bring it along: use it only for a control of
 * your own.
 */
export function Field({ id, label, optional, labelHidden, className, children, ...messages }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label} data-hidden={labelHidden || undefined}>
        <span>{label}</span>
        {optional ? <Optional /> : null}
      </label>
      {children}
      <Messages id={id} label={label} {...messages} />
    </div>
  );
}

export function FieldGroup({
  legend,
  optional,
  labelHidden,
  id,
  className,
  children,
  ...messages
}: Omit<FieldProps, 'label'> & { legend: ReactNode }) {
  return (
    <fieldset
      className={classNames(styles.field, className)}
      aria-describedby={fieldWiring(id, messages)['aria-describedby']}
    >
      <legend className={classNames(styles.label, styles.legend)} data-hidden={labelHidden || undefined}>
        <span>{legend}</span>
        {optional ? <Optional /> : null}
      </legend>
      {children}
      <Messages id={id} label={legend} {...messages} />
    </fieldset>
  );
}

function Optional() {
  return <span className={styles.optional}>{useTranslations('Ui')('optional')}</span>;
}

function Required({ label }: { label: ReactNode }) {
  const t = useTranslations('Form');
  return <span>{typeof label === 'string' ? t('required', { label }) : t('requiredField')}</span>;
}

function Messages({
  id,
  label,
  hint,
  error,
  keepHint,
}: Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'keepHint'>) {
  return (
    <>
      {error ? (
        <FieldError id={`${id}-error`}>{error === REQUIRED ? <Required label={label} /> : error}</FieldError>
      ) : null}
      {hint && (keepHint || !error) ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** Fields below each other, with `columns` in two from 578 px. `data-span` on a child makes it as wide as both. */
export function Fields({ columns = 1, children }: { columns?: 1 | 2; children: ReactNode }) {
  return (
    <div className={styles.fields} data-columns={columns}>
      {children}
    </div>
  );
}
