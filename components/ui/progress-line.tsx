import styles from './progress-line.module.scss';

/** Progress from 0 to 1 as a gold line; decorative without a `label`. */
export function ProgressLine({ value, label, size = 'm' }: { value: number; label?: string; size?: 's' | 'm' }) {
  const share = Math.min(1, Math.max(0, value));
  const semantics = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(share * 100),
      }
    : { 'aria-hidden': true };
  return (
    <div className={styles.line} data-size={size} {...semantics}>
      <span style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
