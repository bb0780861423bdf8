'use client';
import { useTranslations } from 'next-intl';
import { TextButton } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { useCopy } from '@/components/ui/use-copy';
import type { Configuration } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import type { Order } from '@/lib/order/schema';
import { orderPath } from '@/lib/order/status';
import { showToast } from '@/lib/toast';
import { useMoney, useText } from './use-format';
import styles from './copyable.module.scss';

/** A text with a button that copies it. */
function Copyable({ text, what }: { text: string; what: string }) {
  const t = useTranslations('Order');
  const [place, copy] = useCopy(text);
  const onClick = async () => {
    if (await copy()) showToast({ kind: 'success', message: t('copied') });
  };
  return (
    <span className={styles.copied}>
      <span className={styles.number} ref={place}>
        {text}
      </span>
      <TextButton onClick={() => void onClick()} aria-label={t('copyWhat', { what })} data-print="no">
        {t('copy')}
      </TextButton>
    </span>
  );
}

/** Entries for `Facts` whose values can be copied. */
const copyable = (...entries: [key: string, name: string, text: string][]) =>
  entries.map(([key, name, text]) => ({ key, name, value: <Copyable text={text} what={name} /> }));

/** Where to pay an offline order. */
export function BankFacts({ order, amount, facts }: { order: Order; amount: number; facts: NonNullable<Configuration['offline_payment']> }) {
  const t = useTranslations('Order');
  const text = useText();
  const money = useMoney(order.currency);
  return (
    <Facts
      items={[
        { key: 'bank', name: t('bank'), value: text(facts.bank) },
        { key: 'name', name: t('accountName'), value: facts.account_name },
        ...copyable(['number', t('accountNumber'), facts.account_number]),
        ...(facts.fps_id ? copyable(['fps', t('fps'), facts.fps_id]) : []),
        { key: 'amount', name: t('amount'), value: <span className={styles.number}>{money(amount)}</span> },
        ...copyable(['reference', t('reference'), order.reference_number]),
      ]}
    />
  );
}

/** How a guest finds an order again: its reference number, and its address to save or share. */
export function KeepOrder({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const link = location.origin + localizedPath(orderPath(order), useLocale());
  return (
    <div className={styles.keep}>
      <Facts items={copyable(['reference', t('reference'), order.reference_number], ['link', t('link'), link])} />
      <p>{t('keepText')}</p>
    </div>
  );
}
