import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CalendarButton } from '@/components/ui/calendar-button';
import { StatusBadge } from '@/components/ui/status-badge';
import { Table, TableHead } from '@/components/ui/table';
import type { Text } from '@/lib/api/shapes';
import { formatDate } from '@/lib/format/date';
import { instalmentState } from '@/lib/order/project';
import type { Order, Project } from '@/lib/order/schema';
import { orderPath } from '@/lib/order/status';
import { useMoney, useText } from './use-format';
import styles from './project-instalments.module.scss';

const TONES = { paid: 'ok', checking: 'plain', waiting: 'warn', overdue: 'error' } as const;

interface ProjectInstalmentsProps {
  project: Project;
  order: Order;
  shop: Text | undefined;
}

/** The instalments: how they share the sum, at a glance, and each with its date, state and amount. */
export function ProjectInstalments({ project, order, shop }: ProjectInstalmentsProps) {
  const t = useTranslations('Project');
  const tPurchase = useTranslations('Purchase');
  const [now] = useState(Date.now);
  const { installments: instalments } = project;
  return (
    <>
      {instalments.length > 1 ? <Bar project={project} now={now} /> : null}
      <Table caption={t('instalmentsTable')} className={styles.table}>
        <TableHead
          columns={[
            { name: t('instalmentColumn') },
            { name: t('dueColumn'), narrow: 'hide' },
            { name: tPurchase('status'), narrow: 'hide' },
            { name: tPurchase('amount'), align: 'end' },
          ]}
        />
        <tbody>
          {instalments.map((one) => (
            <Row key={one._id} instalment={one} state={instalmentState(one, project, now)} order={order} shop={shop} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

interface RowProps extends Omit<ProjectInstalmentsProps, 'project'> {
  instalment: Project['installments'][number];
  state: ReturnType<typeof instalmentState>;
}

function Row({ instalment: one, state, order, shop }: RowProps) {
  const t = useTranslations('Project');
  const text = useText();
  const money = useMoney(order.currency);
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
        shop={shop}
        title={t('calendarTitle', { n: one.index, reference: order.reference_number, amount: money(one.amount) })}
        path={orderPath(order)}
        fileName={t('instalment', { n: one.index })}
      />
    ) : null;
  return (
    <tr>
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
}

/** One bar for the whole sum, in parts as wide as their amounts. The table says the same in words. */
function Bar({ project, now }: { project: Project; now: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {project.installments.map((one) => (
        <div
          key={one._id}
          data-state={instalmentState(one, project, now)}
          style={{ flexGrow: Math.max(0, one.amount) }}
        >
          <span>{one.index}</span>
          {one.due_at ? <span className={styles.date}>{formatDate(one.due_at)}</span> : null}
        </div>
      ))}
    </div>
  );
}
