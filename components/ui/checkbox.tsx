'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './checkbox.module.scss';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  /** beside the box; with `labelHidden` for screen readers only */
  children: ReactNode;
  labelHidden?: boolean;
  /** some, not all, of what it stands for */
  mixed?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
}

export function Checkbox({ children, labelHidden, mixed = false, className, ref, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.check, className)} data-bare={labelHidden || undefined}>
      <input
        {...rest}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = mixed;
          ref?.(element);
        }}
      />
      <span className={styles.words} data-hidden={labelHidden || undefined}>
        {children}
      </span>
    </label>
  );
}
