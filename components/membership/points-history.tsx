'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/input';
import { PagedList } from '@/components/ui/paged-list';
import { RadioPills } from '@/components/ui/radio-pills';
import { Skeleton } from '@/components/ui/skeleton';
import { Table, TableHead } from '@/components/ui/table';
import { WholeNumbers } from '@/components/ui/whole-numbers';
import { formatDateTime } from '@/lib/format/date';
import { formatCount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { localizedText } from '@/lib/i18n/text';
import {
  filterHistory,
  type HistoryFilter,
  isFiltered,
  KINDS,
  NO_FILTER,
  type Period,
  periodsAt,
} from '@/lib/membership/points';
import { useMembershipTransactions } from '@/lib/membership/queries';
import type { MembershipTransaction } from '@/lib/membership/schema';
import styles from './points-history.module.scss';

/** The backend cannot filter the history: with a filter the remaining pages are loaded one by one. */
function useFoundTransactions(filter: HistoryFilter) {
  const { rows, ...query } = useMembershipTransactions();
  const { isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const found = useMemo(() => (rows ? filterHistory(rows, filter) : []), [rows, filter]);
  const isLooking = isFiltered(filter) && hasNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (isLooking && !isFetching) void fetchNextPage();
  }, [isLooking, isFetching, fetchNextPage]);

  return { ...query, rows, found, isLooking };
}

/** The history of the points. The number of matches is shown only when all pages have been searched. */
export function PointsHistory() {
  const t = useTranslations('Membership');
  const tCommon = useTranslations('Common');
  const [filter, setFilter] = useState(NO_FILTER);
  const { rows, total, found, isLooking, ...query } = useFoundTransactions(filter);
  const { hasNextPage } = query;
  const hasFilter = isFiltered(filter);
  const shown = rows?.length ?? 0;
  const foundCount = hasFilter && !hasNextPage ? t('found', { count: found.length }) : null;
  return (
    <section className={styles.history} aria-labelledby="points-history" aria-busy={isLooking}>
      <h2 id="points-history">{t('history')}</h2>
      {shown > 0 ? <Filters filter={filter} onChange={setFilter} /> : null}
      <PagedList
        list={{ ...query, items: rows, total, hasNextPage: hasNextPage && !hasFilter }}
        className={styles.place}
        size="s"
        shown={t('shown', { shown, total })}
        failed={t('historyFailed')}
        moreFailed={t(hasFilter ? 'lookingFailed' : 'moreFailed')}
        hasTotal={!hasFilter && (hasNextPage || total > shown)}
        skeleton={<HistorySkeleton />}
        empty={<EmptyState icon="star" as="h3" size="s" title={t('noRecords')} description={t('noRecordsText')} />}
      >
        {() => (
          <>
            {found.length > 0 ? <HistoryTable rows={found} /> : null}
            <p role="status" className={styles.status}>
              {isLooking ? t('looking') : foundCount}
            </p>
            {hasFilter && !hasNextPage && found.length === 0 ? (
              <Button variant="line" size="s" onClick={() => setFilter(NO_FILTER)}>
                {tCommon('clearFilters')}
              </Button>
            ) : null}
          </>
        )}
      </PagedList>
    </section>
  );
}

const nameOf = (period: Period | null): string =>
  period ? `${period.isBefore ? 'before-' : ''}${period.year}` : 'all';

function Filters({ filter, onChange }: { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void }) {
  const t = useTranslations('Membership');
  const tPurchase = useTranslations('Purchase');
  const [periods] = useState(() => periodsAt(new Date().toISOString()));
  return (
    <div className={styles.filters}>
      <RadioPills
        legend={tPurchase('show')}
        name="points-kind"
        options={KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
        value={filter.kind}
        onChange={(value) => onChange({ ...filter, kind: KINDS.find((kind) => kind === value) ?? 'all' })}
      />
      <Select
        label={t('period')}
        fieldClassName={styles.period}
        options={[
          { value: 'all', label: t('anyTime') },
          ...periods.map((period) => ({
            value: nameOf(period),
            label: period.isBefore ? t('beforeYear', { year: String(period.year) }) : String(period.year),
          })),
        ]}
        value={nameOf(filter.period)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, period: periods.find((period) => nameOf(period) === value) ?? null })
        }
      />
    </div>
  );
}

function HistoryTable({ rows }: { rows: readonly MembershipTransaction[] }) {
  const t = useTranslations('Membership');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  return (
    <Table caption={t('tableCaption')} className={styles.table}>
      <TableHead
        columns={[
          { name: tPurchase('date'), narrow: 'hide' },
          { name: t('what') },
          { name: t('pointsColumn'), align: 'end' },
          { name: t('balanceColumn'), align: 'end', narrow: 'hide' },
        ]}
      />
      <tbody>
        {rows.map(({ _id, created_at: at, title, points, balance }) => (
          <tr key={_id}>
            <td className={styles.date} data-narrow="hide">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </td>
            <td className={styles.what}>
              <p>
                <WholeNumbers {...localizedText(title, locale)} />
              </p>
              <small data-narrow="only">
                <time dateTime={at}>{formatDateTime(at)}</time>
              </small>
            </td>
            <td data-align="end" data-tone={points > 0 ? 'plus' : undefined}>
              {`${signOf(points)}${formatCount(Math.abs(points), locale)}`}
            </td>
            <td data-align="end" data-narrow="hide">
              {formatCount(balance, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function signOf(points: number): string {
  if (points > 0) return '+';
  return points < 0 ? '−' : '';
}

function HistorySkeleton() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row}>
          <Skeleton width="90%" height="18px" />
          <Skeleton width={row % 2 ? '40%' : '55%'} height="18px" />
          <Skeleton width="3.5em" height="18px" />
        </div>
      ))}
    </div>
  );
}
