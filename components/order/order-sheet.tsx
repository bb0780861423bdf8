import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Facts } from '@/components/ui/facts';
import { PointsOnTop, Price } from '@/components/ui/price';
import { lineTitle } from '@/lib/cart/lines';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { isNamed, readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { amountDue, instalmentState } from '@/lib/order/project';
import type { Order } from '@/lib/order/schema';
import { mayPayByTransfer, nextStepOf, unlistedPayment } from '@/lib/order/status';
import { stepsOf } from '@/lib/order/steps';
import { addressTitle, DeliveryLine, hasDeliveryLine, RecipientLines } from './order-asides';
import { useStatusLine, useStepLabel } from './order-badges';
import { OrderFpsCode } from './order-fps-code';
import { OrderTotals } from './order-lines';
import type { ShopFacts } from '@/lib/order/shop';
import { useMoney, useText } from './use-format';
import { Sheet, SheetHead, SheetRow } from './sheet';
import styles from './sheet.module.scss';

const METHODS = { ONLINE: 'online', OFFLINE: 'offline' } as const;

/** Paper leads to no payment page. */
type PrintedFacts = Omit<ShopFacts, 'payment_origins'>;

/** The order on paper: letterhead, facts, every line with quantity and price, totals. No controls. */
export function OrderSheet({ order, shop, letterhead }: { order: Order; shop: PrintedFacts; letterhead?: ReactNode }) {
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const tProject = useTranslations('Project');
  const { label: status } = useStatusLine(order);
  const [now] = useState(Date.now);
  const title = (order.project ? tProject : t)('heading', { number: order.reference_number });
  const method = order.payment_method;
  return (
    <Sheet
      title={title}
      letterhead={letterhead}
      facts={[
        { key: 'reference', name: t('reference'), value: order.reference_number },
        { key: 'date', name: tPurchase('date'), value: formatDateTime(order.created_at) },
        { key: 'status', name: tPurchase('status'), value: status },
        {
          key: 'method',
          name: tPurchase('paymentMethod'),
          value: isNamed(METHODS, method) ? t(METHODS[method]) : readable(method),
        },
      ]}
    >
      <div className={styles.columns}>
        <section>
          <h2>{tPurchase(addressTitle(order))}</h2>
          <RecipientLines order={order} />
        </section>
        {hasDeliveryLine(order) ? (
          <section>
            <h2>{tPurchase('delivery')}</h2>
            <DeliveryLine order={order} />
          </section>
        ) : null}
        <Progress order={order} now={now} />
      </div>
      <Lines order={order} />
      <OrderTotals order={order} />
      <Payment order={order} shop={shop} />
      <Instalments order={order} />
    </Sheet>
  );
}

/** What has happened so far, and when. */
function Progress({ order, now }: { order: Order; now: number }) {
  const t = useTranslations('Order');
  const label = useStepLabel(order);
  return (
    <section>
      <h2>{t('progress')}</h2>
      <ul>
        {stepsOf(order, now).map((step, index) =>
          step.at ? (
            <li key={`${index}-${label(step)}`}>
              <span>{label(step)}</span>{' '}
              <time dateTime={step.at}>{('work' in step ? formatDate : formatDateTime)(step.at)}</time>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function Lines({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const text = useText();
  return (
    <table className={styles.lines}>
      <SheetHead
        columns={[t('service'), ...(['unitPrice', 'quantity', 'amount'] as const).map((column) => tPurchase(column))]}
      />
      <tbody>
        {order.items.map((item) => (
          <ServiceRow key={item.product_variant_id} item={item} currency={order.currency} />
        ))}
        {order.gift_items.map((gift) => (
          <SheetRow
            key={`gift-${gift.product_variant_id}`}
            title={text(gift.product_title)}
            note={text(gift.product_variant_title) ?? t('gift')}
            figures={[t('gift'), gift.qty, tPurchase('free')]}
          />
        ))}
      </tbody>
    </table>
  );
}

function ServiceRow({ item, currency }: { item: Order['items'][number]; currency: string }) {
  const text = useText();
  return (
    <SheetRow
      title={text(lineTitle(item))}
      note={text(item.product_variant_title)}
      figures={[
        <Cost
          key="unit"
          price={[item.discounted_price_per_unit, item.original_price_per_unit]}
          points={[item.discounted_point_per_unit, item.original_point_per_unit]}
          currency={currency}
        />,
        item.qty,
        <Cost
          key="all"
          price={[item.subtotal_price, item.original_subtotal_price]}
          points={[item.subtotal_point, item.original_subtotal_point]}
          currency={currency}
        />,
      ]}
    />
  );
}

type PaymentProps = { order: Order; shop: PrintedFacts };

/** Whether it is paid; while a transfer is awaited, where to. */
function Payment({ order, shop: { offline_payment: facts, payment_methods: methods } }: PaymentProps) {
  const t = useTranslations('Order');
  const text = useText();
  const step = nextStepOf(order);
  const isToTransfer = step === 'upload' || mayPayByTransfer(order, methods);

  function state() {
    if (order.is_paid) return 'paid';
    if (step === 'cancelled') return 'status.cancelled';
    return step === 'visit' ? 'laterTitle' : 'waitingForPayment';
  }

  return (
    <section className={styles.payment}>
      <h2>{t('payment')}</h2>
      <p>{unlistedPayment(order) ?? t(state())}</p>
      {facts && (isToTransfer || step === 'checking') ? (
        <>
          <Facts
            className={styles.facts}
            items={[
              { key: 'bank', name: t('bank'), value: text(facts.bank) },
              { key: 'name', name: t('accountName'), value: facts.account_name },
              { key: 'number', name: t('accountNumber'), value: facts.account_number },
              ...(facts.fps_id ? [{ key: 'fps', name: t('fps'), value: facts.fps_id }] : []),
            ]}
          />
          {isToTransfer ? <OrderFpsCode order={order} amount={amountDue(order)} facts={facts} /> : null}
        </>
      ) : null}
    </section>
  );
}

function Instalments({ order }: { order: Order }) {
  const t = useTranslations('Project');
  const text = useText();
  const money = useMoney(order.currency);
  const [now] = useState(Date.now);
  const { project } = order;
  if (!project || project.installments.length === 0) return null;
  return (
    <section className={styles.payment}>
      <h2>{t('part.instalments')}</h2>
      <table className={styles.lines}>
        <tbody>
          {project.installments.map((one) => (
            <SheetRow
              key={one._id}
              title={t('instalment', { n: one.index })}
              note={text(one.title)}
              figures={[
                one.due_at ? t('due', { date: formatDate(one.due_at) }) : null,
                t(`instalmentStatus.${instalmentState(one, project, now)}`),
                money(one.amount),
              ]}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A price and the points on top of it, each as it is and as it was. */
function Cost({ price, points, currency }: { price: [number, number]; points: [number, number]; currency: string }) {
  return (
    <>
      <Price amount={price[0]} original={price[1]} currency={currency} locale={useLocale()} />
      <small>
        <PointsOnTop points={points[0]} original={points[1]} />
      </small>
    </>
  );
}
