import type { ReactNode } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import styles from './checkout-part.module.scss';

/** One of the checkout's parts, which are numbered, on a line of ink. */
export function CheckoutPart({ title, id, children }: { title: ReactNode; id: string; children: Blocks }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
