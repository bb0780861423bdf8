import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Select } from '@/components/ui/input';
import { Table } from '@/components/ui/table';
import { compareLines, type QuotationLine } from '@/lib/order/comparison';
import type { QuotationVersion } from '@/lib/order/schema';
import { useVersionLabel } from './order-badges';
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
  const versionLabel = useVersionLabel();
  const others = versions.filter(({ _id }) => _id !== version._id);
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
          options={others.map((one) => ({
            value: one._id,
            label: `${t('version', { number: one.version })} · ${versionLabel(one.status)}`,
          }))}
        />
      ) : null}
      <Changes before={before} after={after} currency={currency} />
    </div>
  );
}

function Changes({ before, after, currency }: { before: QuotationVersion; after: QuotationVersion; currency: string }) {
  const t = useTranslations('Project');
  const tCommon = useTranslations('Common');
  const money = useMoney(currency);
  const quantity = useQuantity();
  const { added, removed, changed, same } = compareLines(before.lines, after.lines);
  const sameLines = same > 0 ? t('sameLines', { count: same }) : null;
  const both = (earlier: string, later: string) =>
    earlier === later ? later : t('becomes', { before: earlier, after: later });
  const groups: { key: 'added' | 'removed' | 'changed'; rows: Row[] }[] = [
    { key: 'added', rows: added.map((line) => ({ line, note: quantity(line), amount: money(line.amount) })) },
    {
      key: 'removed',
      rows: removed.map((line) => ({ line, note: quantity(line), amount: <s>{money(line.amount)}</s> })),
    },
    {
      key: 'changed',
      rows: changed.map(({ before: was, after: is }) => ({
        line: is,
        note: both(quantity(was), quantity(is)),
        amount: both(money(was.amount), money(is.amount)),
      })),
    },
  ];
  return (
    <>
      <p role="status" className={styles.totals}>
        <span>{tCommon('total')}</span>{' '}
        <b>{t('becomes', { before: money(before.total), after: money(after.total) })}</b>
      </p>
      {added.length + removed.length + changed.length > 0 ? (
        <Table caption={t('changesOf', { from: before.version, to: after.version })} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('work')}</th>
              <th scope="col" data-align="end">
                {tCommon('amount')}
              </th>
            </tr>
          </thead>
          {groups.map(({ key, rows }) =>
            rows.length > 0 ? (
              <tbody key={key} data-change={key}>
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    {t(`change.${key}`, { count: rows.length })}
                  </th>
                </tr>
                {rows.map((row, index) => (
                  // the lines of two versions do not change while they are shown
                  // oxlint-disable-next-line react/no-array-index-key
                  <ChangeRow key={index} {...row} />
                ))}
              </tbody>
            ) : null,
          )}
        </Table>
      ) : null}
      <p className={styles.same}>{added.length + removed.length + changed.length === 0 ? t('noChanges') : sameLines}</p>
    </>
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
