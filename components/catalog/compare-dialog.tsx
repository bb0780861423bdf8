'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Stars } from '@/components/ui/stars';
import { Table } from '@/components/ui/table';
import { Marked } from '@/components/ui/marked';
import { useFocusWhenFewer } from '@/components/ui/use-list-focus';
import { comparison } from '@/lib/catalog/comparison';
import { type ComparisonLine, comparisonRows, differs } from '@/lib/catalog/comparison-rows';
import { closeComparison } from '@/lib/catalog/comparison-view';
import { useServices } from '@/lib/catalog/queries';
import type { Product } from '@/lib/catalog/schema';
import { useStore } from '@/lib/client/store';
import { formatPrice } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { type LocalizedText, localizedText } from '@/lib/i18n/text';
import styles from './compare-dialog.module.scss';
import { CompareHead } from './compare-head';

type Row = { key: string; name: ReactNode; differs: boolean; cell: (product: Product, column: number) => ReactNode };

/** The chosen services side by side. What they say alike is set back; it can be left out. */
export function CompareDialog() {
  const t = useTranslations('Compare');
  const { services, isOpen = false } = useStore(comparison);
  const queries = useServices(
    services.map(({ id }) => id),
    isOpen,
  );
  const products = queries.map(({ data }) => data);
  const [isBrief, setBrief] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenFewer(services.length, place);
  const rows = useRows(products);
  return (
    <Dialog open={isOpen} onClose={closeComparison} title={t('title')} className={styles.dialog}>
      <div ref={place} tabIndex={-1} className={styles.place}>
        {services.length > 1 ? (
          <Checkbox checked={isBrief} onChange={({ currentTarget }) => setBrief(currentTarget.checked)}>
            {t('differences')}
          </Checkbox>
        ) : null}
        <Table caption={t('title')} className={styles.table}>
          <thead>
            <tr>
              <td aria-label={t('title')} />
              {services.map((service, column) => (
                <CompareHead key={service.id} service={service} query={queries[column]} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter((row) => !isBrief || row.differs)
              .map((row) => (
                <tr key={row.key} data-same={(services.length > 1 && !row.differs) || undefined}>
                  <th scope="row">{row.name}</th>
                  {services.map(({ id }, column) => (
                    <Cell key={id} row={row} product={products[column]} column={column} />
                  ))}
                </tr>
              ))}
          </tbody>
        </Table>
      </div>
    </Dialog>
  );
}

/** What a row says of a service; empty until that has been loaded. */
function Cell({ row, product, column }: { row: Row; product: Product | undefined; column: number }) {
  const t = useTranslations('Compare');
  return <td>{product ? (row.cell(product, column) ?? <span className={styles.none}>{t('none')}</span>) : null}</td>;
}

type Products = readonly (Product | undefined)[];

interface Fact<T> {
  valueOf: (product: Product) => T | undefined;
  show: (value: T, product: Product) => ReactNode;
}

/** The row of a fact, unless none of the services says it. */
function rowOf<T>(products: Products, { key, name }: Pick<Row, 'key' | 'name'>, { valueOf, show }: Fact<T>): Row[] {
  const values = products.map((product) => (product ? valueOf(product) : undefined));
  if (values.every((value) => value === undefined)) return [];
  return [
    {
      key,
      name,
      differs: differs(values, products),
      cell: (product, column) => {
        const value = values[column];
        return value === undefined ? undefined : show(value, product);
      },
    },
  ];
}

function useRows(products: Products): Row[] {
  const t = useTranslations('Compare');
  const locale = useLocale();
  const row = <T,>(key: 'price' | 'rating' | 'duration' | 'summary', fact: Fact<T>) =>
    rowOf(products, { key, name: t(key) }, fact);
  const textOf = (text: Product['summary']): LocalizedText | undefined => {
    const localized = localizedText(text, locale);
    return localized.text ? localized : undefined;
  };
  return [
    ...row('price', {
      valueOf: (product) => product.price_from,
      show: (amount, { currency }) => formatPrice(amount, currency, locale),
    }),
    ...row('rating', {
      valueOf: ({ rating }) => (rating.count > 0 ? rating.average : undefined),
      show: (average, { rating }) => (
        <span className={styles.rating}>
          <Stars rating={average} /> <span>{`${average.toFixed(1)} (${rating.count})`}</span>
        </span>
      ),
    }),
    ...row('duration', { valueOf: ({ duration }) => textOf(duration), show: (text) => <Marked {...text} /> }),
    ...row('summary', { valueOf: ({ summary }) => textOf(summary), show: (text) => <Marked {...text} /> }),
    ...comparisonRows(products, locale).map(({ name, cells }) => ({
      key: name.text,
      name: <Marked {...name} />,
      differs: differs(cells, products),
      cell: (_: Product, column: number) => (cells[column]?.length ? <Lines lines={cells[column]} /> : undefined),
    })),
  ];
}

/** One entry to a line. */
function Lines({ lines }: { lines: ComparisonLine[] }) {
  if (lines.length === 1 && lines[0]) return <Line {...lines[0]} />;
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={`${index} ${line.text}`}>
          <Line {...line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ more, ...line }: ComparisonLine) {
  return (
    <>
      <Marked {...line} />
      {more ? (
        <small className={styles.more}>
          <Marked {...more} />
        </small>
      ) : null}
    </>
  );
}
