import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from './icon';
import styles from './chip.module.scss';

export function Chips({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.chips} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}

/**
 * What is active and can be taken away: the whole chip leads to the URL without it. `removeLabel` says so: "Remove
 * filter: On offer".
 */
export function ChipLink({ children, removeLabel, href }: { children: ReactNode; removeLabel: string; href: string }) {
  return (
    <Link href={href} scroll={false} className={styles.chip} aria-label={removeLabel}>
      <span>{children}</span>
      <Icon name="close" size={16} />
    </Link>
  );
}
