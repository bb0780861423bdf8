'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Panel } from '@/components/ui/panel';
import { WholeNumbers } from '@/components/ui/whole-numbers';
import { roundMoney } from '@/lib/format/money';
import type { Order } from '@/lib/order/schema';
import { mayPayByTransfer, nextStepOf } from '@/lib/order/status';
import { BankFacts } from './copyable';
import { HoldLine } from './hold-line';
import { OrderFpsCode } from './order-fps-code';
import type { ShopFacts } from '@/lib/order/shop';
import layout from '@/components/ui/layout.module.scss';
import styles from './proof-panel.module.scss';
import { SendProof } from './send-proof';
import { useMoney } from './use-format';

type Props = { order: Order; shop: ShopFacts };

/**
 * Where to pay by transfer what the online payment has failed to pay; nothing where the shop takes none. The proof goes
 * to the studio: the backend takes an upload for offline payments alone.
 */
export function TransferInstead({ order, shop }: Props) {
  const t = useTranslations('Order');
  const money = useMoney(order.currency);
  const number = order.reference_number;
  if (!mayPayByTransfer(order, shop.payment_methods)) return null;
  return (
    <Transfer
      order={order}
      shop={shop}
      title={t('transferInstead')}
      text={t('nextSendText', { amount: money(order.total), number })}
    >
      <SendProof number={number} shop={shop} variant="line" />
    </Transfer>
  );
}

/** Where to pay an appointment that was submitted to be paid by transfer; its proof is uploaded on its page. */
export function TransferFacts({ order, shop }: Props) {
  const t = useTranslations('Order');
  const money = useMoney(order.currency);
  if (nextStepOf(order) !== 'upload') return null;
  return (
    <Transfer
      order={order}
      shop={shop}
      title={t('transfer')}
      text={t('nextUploadText', { amount: money(order.total) })}
    />
  );
}

function Transfer({ order, shop, title, text, children }: Props & { title: string; text: string; children?: Blocks }) {
  const id = useId();
  const facts = shop.offline_payment;
  if (!facts || roundMoney(order.total, order.currency) <= 0) return null;
  return (
    <Panel aria-labelledby={id} className={layout.stack} data-gap="6">
      <div className={styles.intro}>
        <h2 id={id}>{title}</h2>
        <p className={styles.text}>
          <WholeNumbers text={text} />
        </p>
        <HoldLine order={order} shop={shop} />
      </div>
      <div className={styles.pay}>
        <BankFacts order={order} amount={order.total} facts={facts} />
        <OrderFpsCode order={order} amount={order.total} facts={facts} />
      </div>
      {children}
    </Panel>
  );
}
