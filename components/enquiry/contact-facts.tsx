import type { ReactNode } from 'react';
import { Facts } from '@/components/ui/facts';
import styles from './contact-facts.module.scss';

/** Where the studio is and how to reach it. */
export function ContactFacts({ items }: { items: readonly { key: string; name: string; value: ReactNode }[] }) {
  return (
    <div className={styles.facts}>
      <Facts items={items} />
    </div>
  );
}
