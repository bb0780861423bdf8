'use client';
import { useTranslations } from 'next-intl';
import { formatPrice, percentOff } from '@/lib/format/money';
import { formatDay } from '@/lib/format/day';
import { readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { daysLeft } from '@/lib/voucher/redeem';
import type { Voucher } from '@/lib/voucher/schema';

/**
 * What a voucher takes off: "HK$100 off", "8% off", 92 折; for an unknown kind of discount its name, as its value could
 * mean anything.
 */
export function useValueOf(): (voucher: Pick<Voucher, 'discount_type' | 'value' | 'currency'>) => string {
  const t = useTranslations('VoucherValue');
  const locale = useLocale();
  return ({ discount_type: type, value, currency }) => {
    if (type === 'FREE_DELIVERY') return t('freeDelivery');
    if (type === 'FREE_SERVICE') return t('freeService');
    if (type === 'PERCENT') return t('percentOff', { number: percentOff(value, locale) });
    return type === 'AMOUNT' ? t('amountOff', { amount: formatPrice(value, currency, locale) }) : readable(type);
  };
}

/** A voucher's value and its title. */
export function useVoucherName(): (voucher: Voucher) => string {
  const t = useTranslations('VoucherValue');
  const locale = useLocale();
  const valueOf = useValueOf();
  return (voucher) => t('named', { value: valueOf(voucher), title: textIn(voucher.title, locale) });
}

/** Until when a voucher can be used, and how many days are left where it is about to end; '' where it has no end. */
export function useValidity(): (voucher: Pick<Voucher, 'valid_until'>) => string {
  const t = useTranslations('VoucherValue');
  const locale = useLocale();
  return (voucher) => {
    if (!voucher.valid_until) return '';
    const date = formatDay(voucher.valid_until, locale);
    const days = daysLeft(voucher);
    return days === undefined ? t('validUntil', { date }) : t('endsSoon', { days, date });
  };
}
