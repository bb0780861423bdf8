'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
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

/** The element of an input. Tells what was typed before hydration, which React would take back at its next render. */
function useEarlyInput(onTyped: (text: string, isLeft: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  const adopt = useEffectEvent(({ value, defaultValue }: HTMLInputElement) => {
    if (value !== defaultValue) onTyped(value, input.current !== document.activeElement);
  });
  useEffect(() => {
    if (input.current) adopt(input.current);
  }, []);
  return input;
}

type QuantityOptions = Pick<StepperProps, 'value' | 'onChange' | 'onRefuse'> & { max: number };

/** A quantity that is typed or stepped to. `isInvalid`: what was typed last is none. */
function useQuantity({ value, onChange, max, onRefuse }: QuantityOptions) {
  const input = useEarlyInput((text, isLeft) => {
    setDraft(text);
    if (isLeft) commit(text);
  });
  // what is being typed; null while the value is shown
  const [draft, setDraft] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);

  /** null: what was typed stays, and is invalid */
  function settle(quantity: number | null) {
    setInvalid(quantity === null);
    onRefuse?.(quantity === null);
    if (quantity === null) return;
    setDraft(null);
    if (quantity !== value) onChange(quantity);
  }
  const step = (by: number) => settle(Math.min(max, Math.max(MIN, value + by)));
  function commit(typed = draft) {
    if (typed !== null) settle(readQuantity(typed, max));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      settle(value);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  return {
    isInvalid,
    step,
    inputProps: {
      ref: input,
      value: draft ?? String(value),
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setDraft(event.currentTarget.value);
        setInvalid(false);
      },
      onBlur: () => commit(),
      onKeyDown,
    },
  };
}

/** A quantity. What is typed counts on blur or Enter; an invalid entry shows an error and changes nothing. */
export function Stepper({ value, max = 99, label, disabled, size = 'm', error, ...changes }: StepperProps) {
  const t = useTranslations('Ui');
  const id = useId();
  const { isInvalid, step, inputProps } = useQuantity({ value, max, ...changes });
  const message = isInvalid ? t('quantityInvalid', { min: MIN, max }) : error;

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
          id={id}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          disabled={disabled}
          {...inputProps}
          onFocus={(event) => event.currentTarget.select()}
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
