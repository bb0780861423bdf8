import type { ReactNode } from 'react';
import styles from './timeline.module.scss';

export interface TimelineStep {
  key: string;
  title: ReactNode;
  /** `text`: formatted in the page's language */
  time?: { iso: string; text: string } | null;
  /** when it was last changed, as text */
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
