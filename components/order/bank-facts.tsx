'use client';
import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import { TextIn } from '@/components/ui/text-in';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import type { Order } from '@/lib/order/schema';
import { Copied } from './copied';
import type { ShopFacts } from './shop-facts';
import styles from './copied.module.scss';

/** Where an offline payment goes; what has to be typed elsewhere can be copied. */
export function BankFacts({ order, amount, facts }: { order: Order; amount: number; facts: NonNullable<ShopFacts['offline_payment']> }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const items = [
    { key: 'bank', name: t('bank'), value: <TextIn text={facts.bank} locale={locale} /> },
    { key: 'name', name: t('accountName'), value: facts.account_name },
    { key: 'number', name: t('accountNumber'), value: <Copied text={facts.account_number} what={t('accountNumber')} /> },
    ...(facts.fps_id ? [{ key: 'fps', name: t('fps'), value: <Copied text={facts.fps_id} what={t('fps')} /> }] : []),
    { key: 'amount', name: t('amount'), value: <span className={styles.number}>{formatMoney(amount, order.currency, locale)}</span> },
    { key: 'reference', name: t('reference'), value: <Copied text={order.reference_number} what={t('reference')} /> },
  ];
  return <Facts items={items} />;
}
