import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatDay } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/client';
import { instalmentState, nextInstalment } from '@/lib/order/project';
import type { OrderSummary } from '@/lib/order/schema';
import { useMoney } from './use-format';

/** What is paid next in a project, and when, in a sentence; null where nothing is to be. */
export function useNextPayment({ project, currency, current_status: status }: OrderSummary): string | null {
  const t = useTranslations('Project');
  const locale = useLocale();
  const money = useMoney(currency);
  const [now] = useState(Date.now);
  if (!project || project.installments.length === 0 || status === 'cancelled') return null;
  const instalment = nextInstalment(project);
  if (!instalment) return t('allPaid');
  const details = { n: instalment.index, amount: money(instalment.amount) };
  const state = instalmentState(instalment, project, now);
  if (state === 'checking') return t('nextChecking', details);
  if (!instalment.due_at) return t('nextUndated', details);
  return t(state === 'overdue' ? 'nextOverdue' : 'nextInstalment', {
    ...details,
    date: formatDay(instalment.due_at, locale),
  });
}
