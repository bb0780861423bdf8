'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CalendarButton } from '@/components/ui/calendar-button';
import { Block } from '@/components/ui/section';
import { StatusBadge } from '@/components/ui/status-badge';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/format/date';
import { instalmentState } from '@/lib/order/project';
import type { OrderAccess } from '@/lib/order/queries';
import type { Instalment, Project } from '@/lib/order/schema';
import { ProjectQuotation } from './project-quotation';
import { ProjectRecords } from './project-records';
import { useMoney, useText } from './use-format';
import styles from './project-quotation.module.scss';

/** The quotation, instalments and payment records of a project order. */
export function ProjectSection({ project, currency, access }: { project: Project; currency: string; access: OrderAccess }) {
  const t = useTranslations('Project');
  const { quotation, installments, payment_records: records } = project;
  return (
    <Block title={useText()(project.title) ?? t('title')} id="order-project">
      <div className={styles.parts}>
        {quotation ? <ProjectQuotation quotation={quotation} currency={currency} /> : null}
        {installments.length > 0 ? <Instalments instalments={installments} currency={currency} access={access} /> : null}
        <ProjectRecords records={records} currency={currency} access={access} />
      </div>
    </Block>
  );
}

const TONES = { paid: 'ok', waiting: 'warn', overdue: 'error' } as const;

function Instalments({ instalments, currency, access }: { instalments: readonly Instalment[]; currency: string; access: OrderAccess }) {
  const t = useTranslations('Project');
  const text = useText();
  const money = useMoney(currency);
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
            const calendar =
              state === 'waiting' ? (
                <CalendarButton
                  id={`instalment-${one._id}`}
                  at={one.due_at}
                  title={t('calendarTitle', { n: one.index, amount: money(one.amount) })}
                  path={`/shop/project/order/${encodeURIComponent(access.id)}`}
                  fileName={t('instalment', { n: one.index })}
                />
              ) : null;
            return (
              <tr key={one._id}>
                <td>
                  <b>{t('instalment', { n: one.index })}</b>
                  <small>{text(one.title)}</small>
                  <div data-narrow="only">
                    {one.due_at ? <small>{t('due', { date: formatDate(one.due_at) })}</small> : null}
                    {badge}
                    <div>{calendar}</div>
                  </div>
                </td>
                <td data-narrow="hide">
                  {one.due_at ? <p>{formatDate(one.due_at)}</p> : null}
                  {calendar}
                </td>
                <td data-narrow="hide">{badge}</td>
                <td data-align="end">{money(one.amount)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
