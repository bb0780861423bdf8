'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, fieldWiring } from './field';
import inputStyles from './input.module.scss';
import styles from './phone-field.module.scss';

/** Where customers of a Hong Kong studio call from; the first is the default (decisions, "Screens"). */
const AREA_CODES = ['+852', '+853', '+86', '+886', '+65', '+60', '+81', '+82', '+44', '+1', '+61', '+33', '+49', '+91'];

export interface PhoneFieldProps {
  /** unless said: "Phone" */
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** props of the two controls, as `register('area_code')` and `register('phone')` give them */
  areaCode: ComponentProps<'select'>;
  phone: ComponentProps<'input'>;
  /** an area code the list may lack, as a stored one */
  current?: string;
  disabled?: boolean;
  className?: string;
}

/** Area code and number under one label: the number is digits alone. */
export function PhoneField({ label, hint, error, optional, areaCode, phone, current, disabled, className }: PhoneFieldProps) {
  const t = useTranslations('Ui');
  const made = useId();
  const id = phone.id ?? made;
  const codes = current && !AREA_CODES.includes(current) ? [current, ...AREA_CODES] : AREA_CODES;
  return (
    <Field id={id} label={label ?? t('phone')} hint={hint} error={error} optional={optional} className={className}>
      <div className={styles.phone}>
        <select
          autoComplete="tel-country-code"
          disabled={disabled}
          {...areaCode}
          aria-label={t('areaCode')}
          className={`${inputStyles.input} ${inputStyles.select}`}
        >
          {codes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
        <input
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          disabled={disabled}
          {...phone}
          {...fieldWiring(id, { hint, error })}
          className={inputStyles.input}
        />
      </div>
    </Field>
  );
}
