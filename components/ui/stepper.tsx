'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import { FieldError } from './field';
import { Icon } from './icon';
import { readQuantity } from './quantity';
import styles from './stepper.module.scss';

interface StepperProps {
  value: number;
  /** called with whole numbers from `min` to `max`, never with what was mistyped */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** what is counted, for screen readers: "Quantity: Window seat" */
  label: string;
  /** called with whether what was typed last is invalid, so that nothing is sent with another quantity */
  onRefuse?: (isRefused: boolean) => void;
  disabled?: boolean;
  size?: 'm' | 'tall';
  /** another error, as the backend's */
  error?: string;
}

/** A quantity. What is typed counts on blur or Enter; an invalid entry shows an error and changes nothing. */
export function Stepper({ value, onChange, min = 1, max = 99, label, onRefuse, disabled, size = 'm', error }: StepperProps) {
  const t = useTranslations('Ui');
  const id = useId();
  // what is being typed; null while the value is shown
  const [draft, setDraft] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(false);
  const message = invalid ? t('quantityInvalid', { min, max }) : error;

  function markInvalid(isInvalid: boolean) {
    setInvalid(isInvalid);
    onRefuse?.(isInvalid);
  }

  function step(by: number) {
    const next = Math.min(max, Math.max(min, value + by));
    setDraft(null);
    markInvalid(false);
    if (next !== value) onChange(next);
  }

  function commit() {
    if (draft === null) return;
    const quantity = readQuantity(draft, min, max);
    markInvalid(quantity === null);
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
      markInvalid(false);
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
