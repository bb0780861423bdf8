import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Table, TableHead } from '@/components/ui/table';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { QuotationLine } from '@/lib/order/comparison';
import { groupLines } from '@/lib/order/project';
import type { QuotationVersion } from '@/lib/order/schema';
import { useMoney, useText } from './use-format';
import styles from './project-quotation.module.scss';

/** How much of what is quoted: "46 points". */
export function useQuantity(): (line: Pick<QuotationLine, 'qty' | 'unit'>) => string {
  const t = useTranslations('Project');
  const locale = useLocale();
  return ({ qty, unit }) => t('qtyOf', { count: qty, unit: textIn(unit, locale) });
}

/** What a version is made of, by trade. */
export function QuotationLines({ version, currency }: { version: QuotationVersion; currency: string }) {
  const t = useTranslations('Project');
  const tPurchase = useTranslations('Purchase');
  return (
    <Table caption={t('linesOf', { number: version.version })} className={styles.lines}>
      <TableHead
        columns={[
          { name: t('work') },
          { name: tPurchase('quantity'), narrow: 'hide' },
          { name: tPurchase('unitPrice'), align: 'end', narrow: 'hide' },
          { name: tPurchase('amount'), align: 'end' },
        ]}
      />
      <LinesByTrade version={version} className={styles.group}>
        {(line) => <Row line={line} currency={currency} />}
      </LinesByTrade>
    </Table>
  );
}

interface LinesByTradeProps {
  version: QuotationVersion;
  /** of the names of trades */
  className: string | undefined;
  children: (line: QuotationVersion['lines'][number]) => ReactNode;
}

/** The bodies of a table: a version's lines, below the name of their trade. */
export function LinesByTrade({ version, className, children: row }: LinesByTradeProps) {
  const text = useText();
  return groupLines(version.lines).map((group) => (
    <tbody key={group.key}>
      {text(group.category) ? (
        <tr>
          <th scope="rowgroup" colSpan={4} className={className}>
            {text(group.category)}
          </th>
        </tr>
      ) : null}
      {group.lines.map((line, index) => (
        // a version's lines do not change while they are shown
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{row(line)}</Fragment>
      ))}
    </tbody>
  ));
}

function Row({ line, currency }: { line: QuotationVersion['lines'][number]; currency: string }) {
  const t = useTranslations('Project');
  const text = useText();
  const money = useMoney(currency);
  const qty = useQuantity()(line);
  const price = typeof line.unit_price === 'number' ? money(line.unit_price) : null;
  return (
    <tr>
      <td>
        <span>{text(line.title)}</span>
        {text(line.description) ? <small>{text(line.description)}</small> : null}
        <small data-narrow="only">{price && line.qty !== 1 ? t('times', { qty, price }) : qty}</small>
      </td>
      <td data-narrow="hide">{qty}</td>
      <td data-align="end" data-narrow="hide">
        {price}
      </td>
      <td data-align="end">{money(line.amount)}</td>
    </tr>
  );
}
