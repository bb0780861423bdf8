'use client';
import { useTranslations } from 'next-intl';
import { formatPrice, percentOff } from '@/lib/format/money';
import { readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import type { Voucher } from '@/lib/voucher/schema';

/**
 * What a voucher takes off: "HK$100 off", "8% off", 92 折; for an unknown kind of discount its name, as its value could
 * mean anything.
 */
export function useValueOf(): (voucher: Pick<Voucher, 'discount_type' | 'value' | 'currency'>) => string {
  const t = useTranslations('VoucherValue');
  const locale = useLocale();
  return ({ discount_type: type, value, currency }) => {
    if (type === 'PERCENT') return t('percentOff', { number: percentOff(value, locale) });
    return type === 'AMOUNT' ? t('amountOff', { amount: formatPrice(value, currency, locale) }) : readable(type);
  };
}
