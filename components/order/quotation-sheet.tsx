import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@/lib/format/date';
import type { Order, QuotationVersion } from '@/lib/order/schema';
import { RecipientLines } from './order-asides';
import { useVersionLabel } from './order-badges';
import { VersionSums } from './project-quotation';
import { LinesByTrade, useQuantity } from './quotation-lines';
import { useMoney, useText } from './use-format';
import { Sheet, SheetHead, SheetRow } from './sheet';
import styles from './sheet.module.scss';

type QuotationSheetProps = { order: Order; version: QuotationVersion; letterhead?: ReactNode };

/**
 * A version of a project's quotation on paper: letterhead, what it is and how long it holds, its lines by trade, its
 * sums.
 */
export function QuotationSheet({ order, version, letterhead }: QuotationSheetProps) {
  const t = useTranslations('Project');
  const text = useText();
  const money = useMoney(order.currency);
  const facts = useVersionFacts(version, order);
  const reference = version.reference_number || (order.project?.quotation?.reference_number ?? '');
  const title = `${t('part.quotation')} ${reference}`;
  return (
    <Sheet title={title} letterhead={letterhead} facts={facts}>
      <div className={styles.columns}>
        <section>
          <h2>{t('answer.project')}</h2>
          <p>{text(order.project?.title) ?? order.reference_number}</p>
        </section>
        <section>
          <h2>{t('customer')}</h2>
          <RecipientLines order={order} />
        </section>
      </div>
      <Lines version={version} money={money} />
      <VersionSums version={version} money={money} />
    </Sheet>
  );
}

/** Which version it is, and how long it holds, or since when it is agreed. */
function useVersionFacts(version: QuotationVersion, order: Order) {
  const t = useTranslations('Project');
  const tPurchase = useTranslations('Purchase');
  const versionLabel = useVersionLabel();
  const { created_at: createdAt, accepted_at: acceptedAt, valid_until: validUntil, status } = version;
  return [
    { key: 'version', name: t('version', { number: version.version }), value: versionLabel(status) },
    ...(createdAt ? [{ key: 'date', name: tPurchase('date'), value: formatDateTime(createdAt) }] : []),
    ...(status === 'accepted' && acceptedAt
      ? [{ key: 'accepted', name: t('versionStatus.accepted'), value: formatDateTime(acceptedAt) }]
      : []),
    ...(status !== 'accepted' && validUntil
      ? [{ key: 'valid', name: t('validity'), value: formatDate(validUntil) }]
      : []),
    { key: 'order', name: t('answer.order'), value: order.reference_number },
  ];
}

function Lines({ version, money }: { version: QuotationVersion; money: (amount: number) => string }) {
  const t = useTranslations('Project');
  const tPurchase = useTranslations('Purchase');
  const text = useText();
  const quantity = useQuantity();
  return (
    <table className={styles.lines}>
      <SheetHead
        columns={[t('work'), ...(['quantity', 'unitPrice', 'amount'] as const).map((column) => tPurchase(column))]}
      />
      <LinesByTrade version={version} className={styles.group}>
        {(line) => (
          <SheetRow
            title={text(line.title)}
            note={text(line.description)}
            figures={[
              quantity(line),
              typeof line.unit_price === 'number' ? money(line.unit_price) : null,
              money(line.amount),
            ]}
          />
        )}
      </LinesByTrade>
    </table>
  );
}
