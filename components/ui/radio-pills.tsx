import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Blocks } from './blocks';
import { FieldGroup } from './field';
import styles from './radio-pills.module.scss';

interface PillOption {
  value: string;
  label: ReactNode;
  /** a material or a colour, shown above the label */
  finish?: CSSProperties;
  /** unavailable: dashed and struck; say why in `reason` */
  disabled?: boolean;
  /** does not go with another choice: dashed; say so in `reason` */
  changesOthers?: boolean;
  /** why so, read after the label */
  reason?: string;
  /** what it adds or takes off, beside the label and read after it */
  difference?: string;
}

interface RadioPillsProps {
  legend: ReactNode;
  /** the chosen one's name beside the legend, as in "Size  Up to 6 ft" */
  chosen?: ReactNode;
  name: string;
  options: readonly PillOption[];
  value: string;
  onChange: (value: string) => void;
  /** what the chosen one means */
  hint?: ReactNode;
  /** what a choice led to, below the pills */
  children?: Blocks;
  className?: string;
}

export function RadioPills({
  legend,
  chosen,
  name,
  options,
  value,
  onChange,
  hint,
  children,
  className,
}: RadioPillsProps) {
  const id = useId();
  const pills = useRef<HTMLDivElement>(null);
  const adoptEarlyChoice = useEffectEvent(() => {
    const early = pills.current?.querySelector<HTMLInputElement>(':checked:not([checked])')?.value;
    if (early !== undefined && early !== value) onChange(early);
  });
  // what was chosen before hydration, which React would take back at its next render
  useEffect(() => adoptEarlyChoice(), []);
  const heading = (
    <span className={styles.legend}>
      <span>{legend}</span> <b>{chosen}</b>
    </span>
  );
  return (
    <FieldGroup id={id} className={className} legend={chosen === undefined ? legend : heading} hint={hint}>
      <div ref={pills} className={styles.pills}>
        {options.map((option) => (
          <Pill
            key={option.value}
            option={option}
            name={name}
            noteId={`${id}-${option.value}`}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
      {children}
    </FieldGroup>
  );
}

interface PillProps {
  option: PillOption;
  name: string;
  noteId: string;
  checked: boolean;
  onChange: () => void;
}

function Pill({ option, noteId, ...input }: PillProps) {
  const { value, label, finish, disabled, changesOthers, difference } = option;
  const reason = disabled || changesOthers ? option.reason : undefined;
  return (
    <label className={styles.pill} title={reason} data-changes-others={changesOthers || undefined}>
      <input
        type="radio"
        value={value}
        disabled={disabled}
        {...input}
        aria-describedby={reason || difference ? noteId : undefined}
      />
      <span>
        {finish && <i style={finish} />}
        <span>{label}</span>
        {difference && !reason ? (
          <small aria-hidden="true" id={noteId}>
            {difference}
          </small>
        ) : null}
      </span>
      {reason ? (
        <span hidden id={noteId}>
          {reason}
        </span>
      ) : null}
    </label>
  );
}
