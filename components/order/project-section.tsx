import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Block } from '@/components/ui/section';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { Table } from '@/components/ui/table';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { Project } from '@/lib/order/schema';
import styles from './project-section.module.scss';

const RECORD_TONES: Record<Project['payment_records'][number]['status'], Tone> = { recognising: 'plain', waiting: 'warn', approved: 'ok', rejected: 'error' };

/** A project order's own part: quotation, instalments, payment records. */
export function ProjectSection({ project, currency }: { project: Project; currency: string }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { quotation, installments, payment_records: records } = project;
  return (
    <Block title={textIn(project.title, locale) || t('project')} id="order-project">
      {quotation ? (
        <p className={styles.quotation}>
          <span>{t('quotation')}</span>
          {quotation.url && /^https?:\/\//.test(quotation.url) ? (
            <TextLink href={quotation.url} external>
              {quotation.reference_number}
            </TextLink>
          ) : (
            <span>{quotation.reference_number}</span>
          )}
          <b>{money(quotation.total)}</b>
        </p>
      ) : null}
      {installments.length > 0 ? (
        <Table caption={t('instalments')}>
          <thead>
            <tr>
              <th scope="col">{t('instalments')}</th>
              <th scope="col">{t('statusTitle')}</th>
              <th scope="col" data-align="end">
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {installments.map((one) => (
              <tr key={one._id}>
                <td>
                  <b>{t('instalment', { n: one.index })}</b>
                  <small className={styles.note}>{textIn(one.title, locale)}</small>
                  {one.due_at && !one.is_paid ? <small className={styles.note}>{t('due', { date: formatDate(one.due_at) })}</small> : null}
                </td>
                <td>
                  <StatusBadge tone={one.is_paid ? 'ok' : 'warn'}>{t(one.is_paid ? 'paid' : 'waitingForPayment')}</StatusBadge>
                </td>
                <td data-align="end">{money(one.amount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      <h3 className={styles.records}>{t('records')}</h3>
      {records.length === 0 ? (
        <p className={styles.note}>{t('noRecords')}</p>
      ) : (
        <ul className={styles.list}>
          {records.map((record) => (
            <li key={record._id}>
              <time dateTime={record.created_at}>{formatDateTime(record.created_at)}</time>
              <StatusBadge tone={RECORD_TONES[record.status]}>{t(`record.${record.status}`)}</StatusBadge>
              <b>{record.amount === null ? null : money(record.amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
