import type { ReactNode } from 'react';
import styles from './timeline.module.scss';

export interface TimelineStep {
  key: string;
  title: ReactNode;
  /** a time, already in words of the page's language */
  time?: { iso: string; text: string } | null;
  /** when that was changed since, in words */
  updated?: ReactNode;
  note?: ReactNode;
  state: 'done' | 'now' | 'todo';
}

/** Steps below each other: what is done, where it stands, what is to come. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label?: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map((step) => (
        <li key={step.key} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <b>{step.title}</b>
          {step.time ? <time dateTime={step.time.iso}>{step.time.text}</time> : null}
          {step.updated ? <small>{step.updated}</small> : null}
          {step.note ? <small>{step.note}</small> : null}
        </li>
      ))}
    </ol>
  );
}
