import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names';
import { Field, type FieldWords, fieldWiring } from './field';
import styles from './input.module.scss';

export interface InputProps extends Omit<ComponentProps<'input'>, 'children'>, FieldWords {
  fieldClassName?: string;
}

/** A text field with its label, hint and error. Takes what react-hook-form's `register` gives. */
export function Input({ label, hint, error, optional, labelHidden, fieldClassName, className, id, ...rest }: InputProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} className={fieldClassName}>
      <input {...rest} {...fieldWiring(own, { hint, error })} className={classNames(styles.input, className)} />
    </Field>
  );
}

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldWords {
  fieldClassName?: string;
}

export function Textarea({ label, hint, error, optional, labelHidden, fieldClassName, className, id, rows = 4, ...rest }: TextareaProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} className={fieldClassName}>
      <textarea {...rest} rows={rows} {...fieldWiring(own, { hint, error })} className={classNames(styles.input, styles.area, className)} />
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  /** where the label is in another language than the page */
  lang?: string;
  disabled?: boolean;
}

/** Options under a heading of their own. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldWords {
  options: readonly (SelectOption | SelectGroup)[];
  /** a first line without a value, as "Please choose" */
  placeholder?: string;
  /** `quiet` is bare, in bold, with its label beside it: the sort list */
  look?: 'field' | 'quiet';
  fieldClassName?: string;
}

export function Select({
  label,
  hint,
  error,
  optional,
  labelHidden,
  fieldClassName,
  className,
  id,
  options,
  placeholder,
  look = 'field',
  ...rest
}: SelectProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field
      id={own}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      labelHidden={labelHidden}
      className={classNames(look === 'quiet' && styles.beside, fieldClassName)}
    >
      <select {...rest} {...fieldWiring(own, { hint, error })} className={classNames(look === 'quiet' ? styles.quiet : styles.input, styles.select, className)}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              <Options options={option.options} />
            </optgroup>
          ) : (
            <Options key={option.value} options={[option]} />
          ),
        )}
      </select>
    </Field>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, lang, disabled }) => (
    <option key={value} value={value} lang={lang} disabled={disabled}>
      {label}
    </option>
  ));
}

/** A field and the button that acts on it, side by side: a voucher code and "Apply". */
export function Joined({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.joined, className)} />;
}
