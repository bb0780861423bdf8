import type { ReactNode } from 'react';
import styles from './facts.module.scss';

/** Names and values on hairlines. */
export function Facts({ items }: { items: readonly { key: string; name: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <div key={item.key}>
          <dt>{item.name}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The lines of a total: what each is, a note below it, the amount. The last one with `total` stands out. */
export function Sums({
  lines,
  total,
}: {
  lines: readonly { key: string; name: ReactNode; note?: ReactNode; amount: ReactNode; minus?: boolean }[];
  total: { name: ReactNode; note?: ReactNode; amount: ReactNode };
}) {
  return (
    <dl className={styles.sums}>
      {lines.map((line) => (
        <div key={line.key} data-minus={line.minus || undefined}>
          <dt>
            {line.name}
            {line.note ? <small>{line.note}</small> : null}
          </dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>
          {total.name}
          {total.note ? <small>{total.note}</small> : null}
        </dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  );
}
