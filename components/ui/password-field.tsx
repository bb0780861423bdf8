'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IconButton } from './button';
import { Field, fieldWiring } from './field';
import type { InputProps } from './input';
import inputStyles from './input.module.scss';
import styles from './password-field.module.scss';

/** Specification 5, for what makes up passwords by itself. Typed by nobody: the attribute is newer than its types. */
const NEW_PASSWORD = { minLength: 8, passwordrules: 'minlength: 8; required: lower; required: digit; allowed: upper' };

/** A password that can be shown. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, optional, labelHidden, fieldClassName, id, ...rest }: InputProps) {
  const t = useTranslations('Ui');
  const literal = useTranslations('Toast')('password');
  const made = useId();
  const own = id ?? made;
  const [shown, setShown] = useState(false);
  // the literal words do not say that symbols, which browsers suggest, are not taken
  const problem =
    error === literal ? (
      <>
        <span>{error}</span> <span className={styles.rule}>{t('passwordRule')}</span>
      </>
    ) : (
      error
    );
  return (
    <Field id={own} label={label} hint={hint} error={problem} keepHint optional={optional} labelHidden={labelHidden} className={fieldClassName}>
      <div className={styles.password}>
        <input
          {...(rest.autoComplete === 'new-password' ? NEW_PASSWORD : undefined)}
          {...rest}
          type={shown ? 'text' : 'password'}
          // HTML allows it on a text field alone
          autoCapitalize={shown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          {...fieldWiring(own, { hint, error, keepHint: true })}
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
