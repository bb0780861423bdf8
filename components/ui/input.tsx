import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { type ControlProps, Field, useField } from './field';
import styles from './input.module.scss';

export type InputProps = ControlProps<Omit<ComponentProps<'input'>, 'children' | 'id'>>;

/** A text field with its label, hint and error. Takes what `useShopForm`'s `field` gives. */
export function Input(props: InputProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <input {...control} className={classNames(styles.input, props.className)} />
    </Field>
  );
}

export function Textarea(props: ControlProps<Omit<ComponentProps<'textarea'>, 'children' | 'id'>>) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <textarea rows={4} {...control} className={classNames(styles.input, styles.area, props.className)} />
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

type SelectProps = ControlProps<Omit<ComponentProps<'select'>, 'children' | 'id'>> & {
  options: readonly (SelectOption | SelectGroup)[];
  /** a first line without a value, as "Please choose" */
  placeholder?: string;
  /** `quiet` is bare, in bold, with its label beside it: the sort list */
  variant?: 'field' | 'quiet';
};

export function Select({ options, placeholder, variant = 'field', ...props }: SelectProps) {
  const { field, control } = useField(props);
  const isQuiet = variant === 'quiet';
  return (
    <Field {...field} className={classNames(isQuiet && styles.beside, field.className)}>
      <select
        {...control}
        className={classNames(isQuiet ? styles.quiet : styles.input, styles.select, props.className)}
      >
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionElement)}
            </optgroup>
          ) : (
            optionElement(option)
          ),
        )}
      </select>
    </Field>
  );
}

const optionElement = ({ value, label, lang, disabled }: SelectOption) => (
  <option key={value} value={value} lang={lang} disabled={disabled}>
    {label}
  </option>
);

/** A field and the button that acts on it, side by side: a voucher code and "Apply". */
export function Joined(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.joined} />;
}
