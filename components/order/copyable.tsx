'use client';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { TextButton } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { useCopy } from '@/components/ui/use-copy';
import type { Configuration } from '@/lib/configuration/schema';
import { plainAmount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { Order } from '@/lib/order/schema';
import { orderPath } from '@/lib/order/status';
import { useMoney, useText } from './use-format';
import styles from './copyable.module.scss';

/** A text with a button that copies it. `shown`: how it reads on the page, where that differs. */
function Copyable({ text, what, shown = text }: { text: string; what: string; shown?: ReactNode }) {
  const t = useTranslations('Order');
  const [place, copy] = useCopy(text, t('copied'));
  return (
    <span className={styles.copied}>
      <span className={styles.number} ref={place}>
        {shown}
      </span>
      <TextButton onClick={copy} aria-label={t('copyWhat', { what })} data-print="no">
        {t('copy')}
      </TextButton>
    </span>
  );
}

/** Entries for `Facts` whose values can be copied. */
const copyable = (...entries: [key: string, name: string, text: string, shown?: ReactNode][]) =>
  entries.map(([key, name, text, shown]) => ({ key, name, value: <Copyable text={text} what={name} shown={shown} /> }));

type BankFactsProps = { order: Order; amount: number; facts: NonNullable<Configuration['offline_payment']> };

/** Where to pay an offline order, each line to copy into a banking app. */
export function BankFacts({ order, amount, facts }: BankFactsProps) {
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const text = useText();
  const locale = useLocale();
  const money = useMoney(order.currency);
  return (
    <Facts
      items={copyable(
        ['bank', t('bank'), textIn(facts.bank, locale), text(facts.bank)],
        ['name', t('accountName'), facts.account_name],
        ['number', t('accountNumber'), facts.account_number],
        ...(facts.fps_id ? [['fps', t('fps'), facts.fps_id] satisfies [string, string, string]] : []),
        // without currency and commas, which banking apps refuse
        ['amount', tPurchase('amount'), plainAmount(amount, order.currency), money(amount)],
        ['reference', t('reference'), order.reference_number],
      )}
    />
  );
}

/** The number that an order is known by, to copy. */
export function CopyReference({ order }: { order: Order }) {
  return <Copyable text={order.reference_number} what={useTranslations('Order')('reference')} />;
}

/**
 * How a guest finds an order again: its URL to save or share, and its reference number unless that stands beside
 * it.
 */
export function KeepOrder({ order, hasReference = true }: { order: Order; hasReference?: boolean }) {
  const t = useTranslations('Order');
  const link = location.origin + localizedPath(orderPath(order), useLocale());
  return (
    <div className={styles.keep}>
      <Facts
        items={copyable(
          ...(hasReference
            ? [['reference', t('reference'), order.reference_number] satisfies [string, string, string]]
            : []),
          ['link', t('link'), link, <WrappingUrl key="link" href={link} />],
        )}
      />
      <p>{t('keepText')}</p>
    </div>
  );
}

/** A URL that breaks after its slashes. */
const WrappingUrl = ({ href }: { href: string }) =>
  href.split(/(?<=\/)/).map((part, index) => (
    // the parts of one URL
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
