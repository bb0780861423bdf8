import styles from './count-badge.module.scss';

/** How many there are, on the corner of an icon, in a row of a menu at its end; the label of its link says it in words. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
