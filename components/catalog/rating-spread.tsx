'use client';
import type { CSSProperties } from 'react';

type Row = { stars: number; label: string; count: string; share: number };

/** How many reviews gave how many stars. A client component, as the page's data then has no markup of it. */
export function RatingSpread({ rows }: { rows: Row[] }) {
  return (
    <ol reversed>
      {rows.map(({ stars, label, count, share }) => (
        <li key={stars}>
          <span aria-label={label} role="img">
            {stars}
          </span>
          <i style={{ '--part': share } as CSSProperties} />
          <span>{count}</span>
        </li>
      ))}
    </ol>
  );
}
