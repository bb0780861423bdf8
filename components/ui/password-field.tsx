'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IconButton } from './button';
import { Field, fieldWiring } from './field';
import type { InputProps } from './input';
import inputStyles from './input.module.scss';
import styles from './password-field.module.scss';

/** A password that can be shown. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, optional, labelHidden, fieldClassName, id, ...rest }: InputProps) {
  const t = useTranslations('Ui');
  const made = useId();
  const own = id ?? made;
  const [shown, setShown] = useState(false);
  return (
    <Field id={own} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} className={fieldClassName}>
      <div className={styles.password}>
        <input
          {...rest}
          type={shown ? 'text' : 'password'}
          // HTML allows it on a text field alone
          autoCapitalize={shown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          {...fieldWiring(own, { hint, error })}
          className={inputStyles.input}
        />
        <IconButton
          className={styles.toggle}
          icon={shown ? 'hide' : 'eye'}
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-controls={own}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
