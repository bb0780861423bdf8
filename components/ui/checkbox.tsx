'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';
import styles from './checkbox.module.scss';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  /** the words beside the box; with `labelHidden` for screen readers alone */
  children: ReactNode;
  labelHidden?: boolean;
  /** what stands at the row's end, as a count */
  end?: ReactNode;
  /** some, not all, of what it stands for */
  mixed?: boolean;
  error?: ReactNode;
  ref?: (element: HTMLInputElement | null) => void;
}

export function Checkbox({ children, labelHidden, end, mixed = false, error, className, id, ref, ...rest }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const box = (
    <label className={classNames(styles.check, className)} data-bare={labelHidden || undefined}>
      <input
        {...rest}
        id={own}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = mixed;
          ref?.(element);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${own}-error` : rest['aria-describedby']}
      />
      <span className={styles.words} data-hidden={labelHidden || undefined}>
        {children}
      </span>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
    </label>
  );
  if (!error) return box;
  return (
    <div>
      {box}
      <FieldError id={`${own}-error`}>{error}</FieldError>
    </div>
  );
}
