'use client';
import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { orderPath } from '@/lib/order/path';
import type { Order } from '@/lib/order/schema';
import { Copied } from './copied';
import styles from './keep-order.module.scss';

/** By what a guest finds an appointment again: its reference number, and its address, to save or to share. */
export function KeepOrder({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const link = location.origin + localizedPath(orderPath(order), locale);
  return (
    <div className={styles.keep}>
      <Facts
        items={[
          { key: 'reference', name: t('reference'), value: <Copied text={order.reference_number} what={t('reference')} /> },
          { key: 'link', name: t('link'), value: <Copied text={link} what={t('link')} /> },
        ]}
      />
      <p>{t('keepText')}</p>
    </div>
  );
}
