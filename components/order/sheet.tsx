import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/lib/format/date';
import styles from './sheet.module.scss';

interface SheetProps {
  title: string;
  letterhead?: ReactNode;
  facts: ComponentProps<typeof Facts>['items'];
  children: Blocks;
}

/** What is there for paper alone: letterhead, title and facts, what it is about, and when it was printed. */
export function Sheet({ title, letterhead, facts, children }: SheetProps) {
  const t = useTranslations('Order');
  const [printedAt] = useState(() => new Date().toISOString());
  return (
    <article className={styles.sheet} data-print="sheet" aria-label={title}>
      {letterhead ? <header className={styles.head}>{letterhead}</header> : null}
      <h1>{title}</h1>
      <Facts className={styles.facts} items={facts} />
      {children}
      <p className={styles.printed}>{t('printed', { date: formatDateTime(printedAt) })}</p>
    </article>
  );
}

export function SheetHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SheetRowProps {
  title: ReactNode;
  note: ReactNode;
  figures: readonly [ReactNode, ReactNode, ReactNode];
}

/** What is bought or done or due, and its figures. */
export function SheetRow({ title, note, figures: [first, second, third] }: SheetRowProps) {
  return (
    <tr>
      <td>
        <b>{title}</b>
        {note ? <small>{note}</small> : null}
      </td>
      <td>{first}</td>
      <td>{second}</td>
      <td>{third}</td>
    </tr>
  );
}
