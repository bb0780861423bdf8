'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import { FieldError } from './field';
import { Icon } from './icon';
import { readQuantity } from './quantity';
import styles from './stepper.module.scss';

export interface StepperProps {
  value: number;
  /** called with whole numbers from `min` to `max` alone, never with what was mistyped */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** what is counted, for screen readers: "Quantity: Window seat" */
  label: string;
  /** hears whether what was typed last is refused, so that nothing goes on with another quantity */
  onRefuse?: (isRefused: boolean) => void;
  disabled?: boolean;
  size?: 'm' | 'tall';
  /** an error from outside, as the backend's */
  error?: string;
}

/** A quantity: fewer, typed, more. What is typed counts when it is left or confirmed with Enter; a bad entry says so and changes nothing. */
export function Stepper({ value, onChange, min = 1, max = 99, label, onRefuse, disabled, size = 'm', error }: StepperProps) {
  const t = useTranslations('Ui');
  const id = useId();
  // What is being typed; null: the value itself is shown.
  const [draft, setDraft] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(false);
  const message = invalid ? t('quantityInvalid', { min, max }) : error;

  function judge(isRefused: boolean) {
    setInvalid(isRefused);
    onRefuse?.(isRefused);
  }

  function step(by: number) {
    const next = Math.min(max, Math.max(min, value + by));
    setDraft(null);
    judge(false);
    if (next !== value) onChange(next);
  }

  function commit() {
    if (draft === null) return;
    const quantity = readQuantity(draft, min, max);
    judge(quantity === null);
    if (quantity === null) return;
    setDraft(null);
    if (quantity !== value) onChange(quantity);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
      judge(false);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  return (
    <div className={styles.wrap}>
      <div className={styles.stepper} role="group" aria-label={label} data-size={size} data-invalid={message ? true : undefined}>
        <button type="button" aria-label={t('fewer')} disabled={disabled || value <= min} onClick={() => step(-1)}>
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          disabled={disabled}
          value={draft ?? String(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            setInvalid(false);
          }}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('more')} disabled={disabled || value >= max} onClick={() => step(1)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
      <div role="status">{message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}</div>
    </div>
  );
}
