'use client';
import type { ReactNode } from 'react';
import styles from './facts.module.scss';

type Fact = { key: string; name: ReactNode; value: ReactNode };

/** A client component: a page's data holds the facts, not their markup. @param className instead of the hairlines */
export function Facts({ items, className = styles.facts }: { items: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {items.map((item) => (
        <div key={item.key}>
          <dt>{item.name}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
