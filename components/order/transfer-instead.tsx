'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Panel } from '@/components/ui/panel';
import { roundMoney } from '@/lib/format/money';
import type { Order } from '@/lib/order/schema';
import { mayPayByTransfer } from '@/lib/order/status';
import { BankFacts } from './copyable';
import { OrderFpsCode } from './order-fps-code';
import type { ShopFacts } from './proof-panel';
import styles from './proof-panel.module.scss';
import { SendProof } from './send-proof';
import { useMoney } from './use-format';

/**
 * Where to pay by transfer what the online payment has failed to pay; nothing where the shop takes none. The proof goes
 * to the studio: the backend takes an upload for offline payments alone.
 */
export function TransferInstead({ order, shop }: { order: Order; shop: ShopFacts }) {
  const t = useTranslations('Order');
  const id = useId();
  const money = useMoney(order.currency);
  const { offline_payment: facts, payment_methods: methods } = shop;
  const number = order.reference_number;
  if (!facts || roundMoney(order.total, order.currency) <= 0 || !mayPayByTransfer(order, methods)) return null;
  return (
    <Panel aria-labelledby={id} className={styles.panel}>
      <div className={styles.intro}>
        <h2 id={id}>{t('transferInstead')}</h2>
        <p className={styles.text}>{t('nextSendText', { amount: money(order.total), number })}</p>
      </div>
      <div className={styles.pay}>
        <BankFacts order={order} amount={order.total} facts={facts} />
        <OrderFpsCode order={order} amount={order.total} facts={facts} />
      </div>
      <SendProof number={number} shop={shop} />
    </Panel>
  );
}
