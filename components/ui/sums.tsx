import type { ReactNode } from 'react';
import styles from './sums.module.scss';

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
        <span>{name}</span>
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>{amount}</dd>
    </>
  );
}
