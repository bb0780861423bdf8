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

type Sum = { name: ReactNode; note?: ReactNode; amount: ReactNode };

export function Sums({ lines, total }: { lines: readonly (Sum & { key: string; minus?: boolean })[]; total: Sum }) {
  return (
    <dl className={styles.sums}>
      {lines.map(({ key, minus, ...line }) => (
        <div key={key} data-minus={minus || undefined}>
          <SumCells {...line} />
        </div>
      ))}
      <div data-total="">
        <SumCells {...total} />
      </div>
    </dl>
  );
}

function SumCells({ name, note, amount }: Sum) {
  return (
    <>
      <dt>
        {name}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>{amount}</dd>
    </>
  );
}
