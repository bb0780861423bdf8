'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { splitDialled } from '@/lib/i18n/phone';
import { Field, fieldWiring } from './field';
import inputStyles from './input.module.scss';
import styles from './phone-field.module.scss';

/** Where customers of a Hong Kong studio call from; the first is the default (decisions, "The account’s forms"). Any other is typed with the number. */
const AREA_CODES = ['+852', '+853', '+86', '+886', '+65', '+60', '+81', '+82', '+44', '+1', '+61', '+33', '+49', '+91'];

export interface PhoneFieldProps {
  /** unless said: "Phone" */
  label?: ReactNode;
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

/**
 * Area code and number under one label. A number that is typed or pasted with its area code (`+44 20 …`) sets the list,
 * whether the list has that code or not.
 */
export function PhoneField({ label, error, optional, areaCode, phone, current, disabled, className }: PhoneFieldProps) {
  const t = useTranslations('Ui');
  const made = useId();
  const id = phone.id ?? made;
  const hint = t('phoneHint');
  const group = useRef<HTMLDivElement>(null);
  const codes = current && !AREA_CODES.includes(current) ? [current, ...AREA_CODES] : AREA_CODES;

  function takeAreaCode(event: ChangeEvent<HTMLInputElement>) {
    const said = splitDialled(event.target.value);
    const list = group.current?.querySelector('select');
    if (said && list) {
      choose(list, said.area_code);
      // the form's own handler hears of it as of a choice by hand
      areaCode.onChange?.({ ...event, type: 'change', target: list, currentTarget: list } as unknown as ChangeEvent<HTMLSelectElement>);
      event.target.value = said.phone;
    }
    phone.onChange?.(event);
  }

  return (
    <Field id={id} label={label ?? t('phone')} hint={hint} error={error} keepHint optional={optional} className={className}>
      <div className={styles.phone} ref={group}>
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
          // not type="tel", on which HTML does not allow this autocomplete
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          disabled={disabled}
          {...phone}
          onChange={takeAreaCode}
          {...fieldWiring(id, { hint, error, keepHint: true })}
          className={inputStyles.input}
        />
      </div>
    </Field>
  );
}

/** Chooses a value of a list, which takes it in when it has no such option. */
function choose(list: HTMLSelectElement, value: string) {
  if (![...list.options].some((option) => option.value === value)) list.add(new Option(value, value));
  list.value = value;
}
