'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { Table } from '@/components/ui/table';
import { TextIn } from '@/components/ui/text-in';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { type Instalment, instalmentState } from '@/lib/order/project';
import styles from './project-quotation.module.scss';

const TONES: Record<ReturnType<typeof instalmentState>, Tone> = { paid: 'ok', waiting: 'warn', overdue: 'error' };

/** What is to be paid when, and whether it is. */
export function ProjectInstalments({ instalments, currency }: { instalments: readonly Instalment[]; currency: string }) {
  const t = useTranslations('Project');
  const locale = useLocale();
  const [now] = useState(Date.now);
  return (
    <div>
      <h3 className={styles.title}>{t('instalments')}</h3>
      <Table caption={t('instalments')} className={styles.instalments}>
        <thead>
          <tr>
            <th scope="col">{t('instalmentColumn')}</th>
            <th scope="col" data-narrow="hide">
              {t('dueColumn')}
            </th>
            <th scope="col" data-narrow="hide">
              {t('status')}
            </th>
            <th scope="col" data-align="end">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((one) => {
            const state = instalmentState(one, now);
            const badge = (
              <StatusBadge tone={TONES[state]} icon={state === 'overdue' ? 'alert' : undefined}>
                {t(`instalmentStatus.${state}`)}
              </StatusBadge>
            );
            return (
              <tr key={one._id}>
                <td>
                  <b>{t('instalment', { n: one.index })}</b>
                  <small>
                    <TextIn text={one.title} locale={locale} />
                  </small>
                  <div data-narrow="only">
                    {one.due_at ? <small>{t('due', { date: formatDate(one.due_at) })}</small> : null}
                    {badge}
                  </div>
                </td>
                <td data-narrow="hide">{one.due_at ? formatDate(one.due_at) : null}</td>
                <td data-narrow="hide">{badge}</td>
                <td data-align="end">{formatMoney(one.amount, currency, locale)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
