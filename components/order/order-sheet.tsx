import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { PointsOnTop, Price } from '@/components/ui/price';
import { TextIn } from '@/components/ui/text-in';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { isNamed, readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { instalmentState } from '@/lib/order/project';
import type { Order } from '@/lib/order/schema';
import { nextStepOf, stepsOf, unlistedPayment } from '@/lib/order/steps';
import { DeliveryLine, RecipientLines } from './order-asides';
import { OrderTotals } from './order-totals';
import type { ShopFacts } from './shop-facts';
import { useBadge, useStatusWords } from './use-status-words';
import styles from './order-sheet.module.scss';

const METHODS = { ONLINE: 'online', OFFLINE: 'offline' } as const;

/** The appointment on paper: a letterhead, the facts, every line with its quantity and price, the totals. Nothing to press. */
export function OrderSheet({ order, shop, letterhead }: { order: Order; shop: ShopFacts; letterhead?: ReactNode }) {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const [printedAt] = useState(() => new Date().toISOString());
  const number = { number: order.reference_number };
  const title = order.project ? tProject('heading', number) : t('heading', number);
  const status = useBadge(order).words;
  const facts = [
    { key: 'reference', name: t('reference'), value: order.reference_number },
    { key: 'date', name: t('date'), value: formatDateTime(order.created_at) },
    { key: 'status', name: t('statusTitle'), value: status },
    {
      key: 'method',
      name: t('paymentMethod'),
      value: isNamed(METHODS, order.payment_method) ? t(METHODS[order.payment_method]) : readable(order.payment_method),
    },
  ];
  return (
    <article className={styles.sheet} aria-label={title}>
      {letterhead ? <header className={styles.head}>{letterhead}</header> : null}
      <h1>{title}</h1>
      <dl className={styles.facts}>
        {facts.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.columns}>
        <section>
          <h2>{t('recipient')}</h2>
          <RecipientLines order={order} />
        </section>
        <section>
          <h2>{t('delivery')}</h2>
          <DeliveryLine order={order} />
        </section>
        <Progress order={order} />
      </div>
      <Lines order={order} />
      <OrderTotals order={order} />
      <Payment order={order} facts={shop.offline_payment} />
      <Instalments order={order} />
      <p className={styles.printed}>{t('printed', { date: formatDateTime(printedAt) })}</p>
    </article>
  );
}

function Progress({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const wordsOf = useStatusWords();
  return (
    <section>
      <h2>{t('progress')}</h2>
      <ul>
        {stepsOf(order).map((step, index) =>
          step.at ? (
            <li key={`${index}-${step.slug}`}>
              {wordsOf(step.slug)} <time dateTime={step.at}>{formatDateTime(step.at)}</time>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function Lines({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { currency } = order;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('service')}</th>
          <th scope="col">{t('unitPrice')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.product_variant_id}>
            <td>
              <b>
                <TextIn text={item.product_title} locale={locale} />
              </b>
              <small>
                <TextIn text={item.product_variant_title} locale={locale} />
              </small>
            </td>
            <td>
              <Price amount={item.discounted_price_per_unit} original={item.original_price_per_unit} currency={currency} locale={locale} />
              <small>
                <PointsOnTop points={item.discounted_point_per_unit} original={item.original_point_per_unit} />
              </small>
            </td>
            <td>{item.qty}</td>
            <td>
              <Price amount={item.subtotal_price} original={item.original_subtotal_price} currency={currency} locale={locale} />
              <small>
                <PointsOnTop points={item.subtotal_point} original={item.original_subtotal_point} />
              </small>
              {item.global_discount > 0 ? <small>{t('saving', { amount: formatMoney(item.global_discount, currency, locale) })}</small> : null}
            </td>
          </tr>
        ))}
        {order.gift_items.map((gift) => (
          <tr key={`gift-${gift.product_variant_id}`}>
            <td>
              <b>
                <TextIn text={gift.product_title} locale={locale} />
              </b>
              <small>{textIn(gift.product_variant_title, locale) || t('gift')}</small>
            </td>
            <td>{t('gift')}</td>
            <td>{gift.qty}</td>
            <td>{t('free')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether it is paid; while a transfer is awaited, where to. */
function Payment({ order, facts }: { order: Order; facts: ShopFacts['offline_payment'] }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const step = nextStepOf(order);
  const isAwaited = (step === 'upload' || step === 'checking') && facts;
  return (
    <section className={styles.payment}>
      <h2>{t('payment')}</h2>
      <p>{unlistedPayment(order) ?? t(order.is_paid ? 'paid' : step === 'cancelled' ? 'status.cancelled' : 'waitingForPayment')}</p>
      {isAwaited ? (
        <dl className={styles.facts}>
          {[
            { key: 'bank', name: t('bank'), value: <TextIn text={facts.bank} locale={locale} /> },
            { key: 'name', name: t('accountName'), value: facts.account_name },
            { key: 'number', name: t('accountNumber'), value: facts.account_number },
            ...(facts.fps_id ? [{ key: 'fps', name: t('fps'), value: facts.fps_id }] : []),
          ].map(({ key, name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

/** A project order is paid in stages. */
function Instalments({ order }: { order: Order }) {
  const t = useTranslations('Project');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const instalments = order.project?.installments ?? [];
  if (instalments.length === 0) return null;
  return (
    <section className={styles.payment}>
      <h2>{t('instalments')}</h2>
      <table className={styles.lines}>
        <tbody>
          {instalments.map((one) => (
            <tr key={one._id}>
              <td>
                <b>{t('instalment', { n: one.index })}</b>
                <small>
                  <TextIn text={one.title} locale={locale} />
                </small>
              </td>
              <td>{one.due_at ? t('due', { date: formatDate(one.due_at) }) : null}</td>
              <td>{t(`instalmentStatus.${instalmentState(one, now)}`)}</td>
              <td>{formatMoney(one.amount, order.currency, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
