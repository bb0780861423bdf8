import type { ReactNode } from 'react';
import { Facts } from '@/components/ui/facts';
import styles from './contact-facts.module.scss';

/** Where the studio is and how to reach it; what staff left empty is left out. */
export function ContactFacts({ items, action }: { items: readonly { key: string; name: string; value: ReactNode }[]; action?: ReactNode }) {
  return (
    <div className={styles.facts}>
      <Facts items={items} />
      {action}
    </div>
  );
}
