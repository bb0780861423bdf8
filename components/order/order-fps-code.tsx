'use client';
import { useTranslations } from 'next-intl';
import type { Configuration } from '@/lib/configuration/schema';
import { fpsCode } from '@/lib/order/fps';
import type { Order } from '@/lib/order/schema';
import { FpsCode } from './fps-code';
import { useMoney } from './use-format';

type Props = { order: Order; amount: number; facts: NonNullable<Configuration['offline_payment']> };

/** The QR code that pays `amount` of an order; nothing where the shop has no FPS id, or none that fits into a code. */
export function OrderFpsCode({ order, amount, facts }: Props) {
  const t = useTranslations('Order');
  const money = useMoney(order.currency);
  const number = order.reference_number;
  const code = facts.fps_id
    ? fpsCode({ id: facts.fps_id, name: facts.account_name, amount, currency: order.currency, reference: number })
    : undefined;
  return code ? (
    <FpsCode code={code} label={t('fpsAlt', { amount: money(amount), number })} fileName={`FPS ${number}.png`} />
  ) : null;
}
