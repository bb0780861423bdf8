'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { FieldProps } from '@/lib/form/use-shop-form';
import { isNamed } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { countryNames } from '@/lib/i18n/countries';
import { AREA_CODES, splitDialled } from '@/lib/i18n/phone';
import { writingOf } from '@/lib/i18n/writing';
import { Field, fieldWiring, NOT_REQUIRED } from './field';
import inputStyles from './input.module.scss';
import styles from './phone-field.module.scss';

const OFFERED = Object.keys(AREA_CODES);

/** What a number with an area code looks like. */
const HINTS = { '+852': 'phoneHint', '+853': 'phoneHintMacao', '+86': 'phoneHintMainland' } as const;

interface PhoneFieldProps {
  /** "Phone" by default */
  label?: ReactNode;
  optional?: boolean;
  areaCode: FieldProps;
  phone: FieldProps;
  /** the area code's value (`form.watch('area_code')`); the list takes it in if it lacks it */
  code: string;
}

/**
 * Area code and number under one label. A number that is typed or pasted with its area code (`+44 20 …`) chooses it in
 * the list.
 */
export function PhoneField({
  label,
  optional,
  areaCode: { error: areaCodeError, ...areaCode },
  phone: { error: phoneError, ...phone },
  code,
}: PhoneFieldProps) {
  const t = useTranslations('Form');
  const id = useId();
  const hint = usePhoneHint(code);
  const error = phoneError ?? areaCodeError;
  const group = useRef<HTMLDivElement>(null);

  // the form library sets a value before the list has the option for it
  useLayoutEffect(() => {
    const list = group.current?.querySelector('select');
    if (list) list.value = code;
  }, [code]);

  function onPhoneChange(event: ChangeEvent<HTMLInputElement>) {
    const dialled = splitDialled(event.target.value);
    if (dialled) {
      void areaCode.onChange({ type: 'change', target: { name: areaCode.name, value: dialled.area_code } });
      event.target.value = dialled.phone;
    }
    void phone.onChange(event);
  }

  return (
    <Field id={id} label={label ?? t('phoneLabel')} hint={hint} error={error} keepHint optional={optional}>
      <div className={styles.phone} ref={group}>
        <AreaCode field={areaCode} code={code} />
        <input
          // not type="tel", on which HTML does not allow this autocomplete
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          {...phone}
          onChange={onPhoneChange}
          {...(optional && NOT_REQUIRED)}
          {...fieldWiring(id, { hint, error, keepHint: true })}
          className={inputStyles.input}
        />
      </div>
    </Field>
  );
}

/** What a number with this area code looks like, in words. */
function usePhoneHint(code: string): string {
  const t = useTranslations('Form');
  if (isNamed(HINTS, code)) return t(HINTS[code]);
  const digits = [...new Set(AREA_CODES[code]?.digits)].join('–');
  return digits ? t('phoneHintDigits', { digits }) : t('phoneHintElsewhere');
}

/** The list of area codes, with what they stand for; first one that is not among those offered. */
function AreaCode({ field, code }: { field: Omit<FieldProps, 'error'>; code: string }) {
  const t = useTranslations('Form');
  const locale = useLocale();
  const nameOf = countryNames(locale);
  return (
    <select
      autoComplete="tel-country-code"
      {...field}
      aria-label={t('areaCodeLabel')}
      className={`${inputStyles.input} ${inputStyles.select}`}
    >
      {(OFFERED.includes(code) ? OFFERED : [code, ...OFFERED]).map((option) => (
        <option key={option} value={option}>
          {`${option} ${AREA_CODES[option]?.countries.map(nameOf).join(writingOf(locale).list) ?? ''}`}
        </option>
      ))}
    </select>
  );
}
