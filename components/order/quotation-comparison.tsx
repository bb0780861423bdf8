import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Select } from '@/components/ui/input';
import { Table, TableHead } from '@/components/ui/table';
import { compareLines, type QuotationLine } from '@/lib/order/comparison';
import type { QuotationVersion } from '@/lib/order/schema';
import { useVersionOptions } from './order-badges';
import { useQuantity } from './quotation-lines';
import { useMoney, useText } from './use-format';
import styles from './quotation-comparison.module.scss';

interface QuotationComparisonProps {
  /** newest first */
  versions: readonly QuotationVersion[];
  /** the one on the screen */
  version: QuotationVersion;
  currency: string;
}

/** What changes between the shown version and another one, told from the older to the newer. */
export function QuotationComparison({ versions, version, currency }: QuotationComparisonProps) {
  const t = useTranslations('Project');
  const others = versions.filter(({ _id }) => _id !== version._id);
  const options = useVersionOptions(others);
  const [chosen, setChosen] = useState<string>();
  // by default the one before it; of the first one, the one after
  const other =
    others.find(({ _id }) => _id === chosen) ?? others.find((one) => one.version < version.version) ?? others.at(-1);
  if (!other) return null;
  const [before, after] = other.version < version.version ? [other, version] : [version, other];
  return (
    <div className={styles.comparison}>
      <h3>{t('changesOf', { from: before.version, to: after.version })}</h3>
      {others.length > 1 ? (
        <Select
          label={t('compareWith')}
          value={other._id}
          onChange={(event) => setChosen(event.target.value)}
          options={options}
        />
      ) : null}
      <Changes before={before} after={after} currency={currency} />
    </div>
  );
}

interface ChangesProps {
  before: QuotationVersion;
  after: QuotationVersion;
  currency: string;
}

function Changes({ before, after, currency }: ChangesProps) {
  const t = useTranslations('Project');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const money = useMoney(currency);
  const comparison = compareLines(before.lines, after.lines);
  const groups = useGroups(comparison, currency);
  const sameLines = comparison.same > 0 ? t('sameLines', { count: comparison.same }) : null;
  return (
    <>
      <p role="status" className={styles.totals}>
        <span>{tCommon('total')}</span>{' '}
        <b>{t('becomes', { before: money(before.total), after: money(after.total) })}</b>
      </p>
      {groups.length > 0 ? (
        <Table caption={t('changesOf', { from: before.version, to: after.version })} className={styles.table}>
          <TableHead columns={[{ name: t('work') }, { name: tPurchase('amount'), align: 'end' }]} />
          {groups.map((group) => (
            <ChangeGroup key={group.kind} {...group} />
          ))}
        </Table>
      ) : null}
      <p className={styles.same}>{groups.length === 0 ? t('noChanges') : sameLines}</p>
    </>
  );
}

type Group = { kind: 'added' | 'removed' | 'changed'; rows: Row[] };

/** The lines that differ, in words, by how they differ. */
function useGroups({ added, removed, changed }: ReturnType<typeof compareLines>, currency: string): Group[] {
  const t = useTranslations('Project');
  const money = useMoney(currency);
  const quantity = useQuantity();
  const both = (before: string, after: string) => (before === after ? after : t('becomes', { before, after }));
  const groups: Group[] = [
    { kind: 'added', rows: added.map((line) => ({ line, note: quantity(line), amount: money(line.amount) })) },
    {
      kind: 'removed',
      rows: removed.map((line) => ({ line, note: quantity(line), amount: <s>{money(line.amount)}</s> })),
    },
    {
      kind: 'changed',
      rows: changed.map(({ before, after }) => ({
        line: after,
        note: both(quantity(before), quantity(after)),
        amount: both(money(before.amount), money(after.amount)),
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function ChangeGroup({ kind, rows }: Group) {
  const t = useTranslations('Project');
  return (
    <tbody data-change={kind}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {t(`change.${kind}`, { count: rows.length })}
        </th>
      </tr>
      {rows.map((row, index) => (
        // the lines of two versions do not change while they are shown
        // oxlint-disable-next-line react/no-array-index-key
        <ChangeRow key={index} {...row} />
      ))}
    </tbody>
  );
}

type Row = { line: QuotationLine; note: string; amount: ReactNode };

function ChangeRow({ line, note, amount }: Row) {
  const text = useText();
  const category = text(line.category);
  return (
    <tr>
      <td>
        <span>{text(line.title)}</span>
        <small>
          {category ? <span>{category}</span> : null}
          <span>{category ? ` · ${note}` : note}</span>
        </small>
      </td>
      <td data-align="end">{amount}</td>
    </tr>
  );
}
