'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { faultsIn } from '@/lib/api/password-faults';
import { IconButton } from './button';
import { Field, useField } from './field';
import type { InputProps } from './input';
import styles from './input.module.scss';

/** The password's rule, for what makes up passwords by itself. Not in React's types: the attribute is too new. */
const NEW_PASSWORD = { minLength: 8, passwordrules: 'minlength: 8; required: lower; required: digit; allowed: upper' };

type Props = Partial<InputProps> & { autoComplete: 'current-password' | 'new-password' };

/** A password that can be shown; a new one with its rule beside it. */
export function PasswordField(props: Props) {
  const t = useTranslations('Form');
  const literal = useTranslations('Toast')('password');
  const [shown, setShown] = useState(false);
  const faults = faultsIn(props.error);
  // the literal message does not say what is wrong
  const error =
    faults.length > 0 ? (
      <>
        <span>{literal}</span>
        {faults.map((fault) => (
          <Fragment key={fault}>
            {' '}
            <span className={styles.rule}>{t(`passwordFault.${fault}`)}</span>
          </Fragment>
        ))}
      </>
    ) : (
      props.error
    );
  const isNew = props.autoComplete === 'new-password';
  const words = { label: t('passwordLabel'), hint: isNew ? t('passwordHint') : undefined };
  const { field, control } = useField({ ...words, ...props, error, keepHint: true });
  return (
    <Field {...field}>
      <div className={styles.password}>
        <input
          {...(isNew ? NEW_PASSWORD : undefined)}
          {...control}
          type={shown ? 'text' : 'password'}
          // HTML allows it on a text field only
          autoCapitalize={shown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          className={styles.input}
        />
        <IconButton
          className={styles.toggle}
          icon={shown ? 'hide' : 'eye'}
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
