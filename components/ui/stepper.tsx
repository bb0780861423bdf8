'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { typedSigns } from '@/lib/api/typed';
import { FieldError } from './field';
import styles from './stepper.module.scss';

interface StepperProps {
  value: number;
  /** called with whole numbers from 1 to `max`, never with what was mistyped */
  onChange: (value: number) => void;
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

const MIN = 1;

/** A quantity. What is typed counts on blur or Enter; an invalid entry shows an error and changes nothing. */
export function Stepper({ value, onChange, max = 99, label, onRefuse, disabled, size = 'm', error }: StepperProps) {
  const t = useTranslations('Ui');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // what is being typed; null while the value is shown
  const [draft, setDraft] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(false);
  const message = invalid ? t('quantityInvalid', { min: MIN, max }) : error;

  function markInvalid(isInvalid: boolean) {
    setInvalid(isInvalid);
    onRefuse?.(isInvalid);
  }

  function step(by: number) {
    const next = Math.min(max, Math.max(MIN, value + by));
    setDraft(null);
    markInvalid(false);
    if (next !== value) onChange(next);
  }

  function commit(typed = draft) {
    if (typed === null) return;
    const quantity = readQuantity(typed, max);
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

  const adoptEarlyInput = useEffectEvent(() => {
    if (!input.current || input.current.value === input.current.defaultValue) return;
    setDraft(input.current.value);
    if (input.current !== document.activeElement) commit(input.current.value);
  });
  // what was typed before hydration, which React would take back at its next render
  useEffect(() => adoptEarlyInput(), []);

  return (
    <div className={styles.wrap}>
      <div
        className={styles.stepper}
        role="group"
        aria-label={label}
        data-size={size}
        data-invalid={message ? true : undefined}
      >
        <button type="button" aria-label={t('fewer')} disabled={disabled || value <= MIN} onClick={() => step(-1)}>
          −
        </button>
        <input
          ref={input}
          id={id}
          inputMode="numeric"
          enterKeyHint="done"
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
          onBlur={() => commit()}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('more')} disabled={disabled || value >= max} onClick={() => step(1)}>
          +
        </button>
      </div>
      <div role="status">{message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}</div>
    </div>
  );
}

/** A typed quantity as a whole number from 1 to `max`; null when it is none: empty, letters, `-1`, `1e9`, `2.5`. */
function readQuantity(text: string, max: number): number | null {
  const typed = typedSigns(text);
  if (!/^[0-9]{1,9}$/.test(typed)) return null;
  const quantity = Number(typed);
  return quantity >= MIN && quantity <= max ? quantity : null;
}
