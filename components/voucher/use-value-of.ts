'use client';
import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import type { Voucher } from '@/lib/voucher/schema';

/** What a voucher takes off, in words: "HK$100.00 off", "8% off". */
export function useValueOf(): (voucher: Pick<Voucher, 'discount_type' | 'value' | 'currency'>) => string {
  const t = useTranslations('VoucherValue');
  const locale = useLocale();
  return ({ discount_type: type, value, currency }) =>
    type === 'PERCENT' ? t('percentOff', { percent: String(value) }) : t('amountOff', { amount: formatMoney(value, currency, locale) });
}
