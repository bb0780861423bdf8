import { type ReactNode, useId } from 'react';
import { FieldGroup } from './field';
import styles from './radio-pills.module.scss';

export interface PillOption {
  value: string;
  label: ReactNode;
  /** cannot be had: dashed and struck; say why in `reason` */
  disabled?: boolean;
  /** why not, read after the label */
  reason?: string;
}

export interface RadioPillsProps {
  legend: ReactNode;
  /** the chosen one's name beside the legend, as in "Size  Up to 6 ft" */
  chosen?: ReactNode;
  name: string;
  options: readonly PillOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** One of a few, as pills: real radio buttons. */
export function RadioPills({ legend, chosen, name, options, value, defaultValue, onChange, hint, error, className }: RadioPillsProps) {
  const id = useId();
  return (
    <FieldGroup
      id={id}
      className={className}
      hint={hint}
      error={error}
      legend={
        chosen === undefined ? (
          legend
        ) : (
          <span className={styles.legend}>
            {legend} <b>{chosen}</b>
          </span>
        )
      }
    >
      <div className={styles.pills}>
        {options.map((option) => (
          <label key={option.value} className={styles.pill} title={option.disabled ? option.reason : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined}
              onChange={onChange ? () => onChange(option.value) : undefined}
              readOnly={value !== undefined && !onChange ? true : undefined}
              aria-describedby={option.disabled && option.reason ? `${id}-${option.value}` : undefined}
            />
            <span>{option.label}</span>
            {option.disabled && option.reason ? (
              <span className={styles.reason} id={`${id}-${option.value}`}>
                {option.reason}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
