import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PointsSum } from '@/components/ui/price';
import { subtotalKey } from '@/lib/cart/sum-names';
import { type DeliveryFee, type Totalled, type TotalRow, totalRows } from '@/lib/checkout/totals';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { langIn, textIn } from '@/lib/i18n/text';
import formStyles from '@/components/ui/form.module.scss';

interface SumLinesOptions {
  totals: Totalled;
  delivery: DeliveryFee;
  /** shows an amount */
  money: (amount: number) => ReactNode;
  /** in place of a shipping fee of nothing */
  noFee?: string | undefined;
  /** names a voucher that has no row of its own below the discount that it is part of */
  hasCode?: boolean;
  subtotalNote?: string;
  pointsNote?: string | undefined;
}

/** The lines of a total as they are shown: what each is called, what it consists of, and the backend's amount. */
export function useSumLines({ totals, delivery, money, noFee, hasCode, subtotalNote, pointsNote }: SumLinesOptions) {
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const { calculations, voucherCode } = totals;
  const { point, currency } = calculations;
  const rows = totalRows(totals).filter(({ kind }) => kind !== 'shipping' || delivery !== 'none');
  const unnamed = hasCode && rows.every(({ kind }) => kind !== 'voucher') ? voucherCode : null;

  function nameOf({ kind }: TotalRow): string {
    if (kind === 'voucher') return tPurchase('voucherRow', { code: voucherCode ?? '' });
    return tCommon(kind === 'subtotal' ? subtotalKey(calculations) : kind);
  }

  function noteOf(row: TotalRow): ReactNode {
    if (row.kind === 'subtotal') return subtotalNote;
    const code = row.kind === 'storewideDiscount' ? unnamed : null;
    return row.parts.length > 0 || code !== null ? <Parts row={row} code={code} currency={currency} /> : undefined;
  }

  return [
    ...rows.map((row, index) => {
      const minus = row.kind !== 'subtotal' && row.kind !== 'shipping';
      const free = noFee ?? tPurchase(delivery === 'toArrange' ? 'toArrange' : 'free');
      return {
        key: `${row.kind}-${index}`,
        name: nameOf(row),
        note: noteOf(row),
        amount: row.kind === 'shipping' && row.amount === 0 ? free : money(minus ? -Math.abs(row.amount) : row.amount),
        minus,
      };
    }),
    ...(Math.max(point.subtotal, point.total) > 0
      ? [
          {
            key: 'points',
            name: tCommon('points'),
            note: pointsNote,
            amount: <PointsSum points={point} locale={locale} />,
          },
        ]
      : []),
  ];
}

/** What a discount consists of, and the code of its voucher. The only part of one needs no amount of its own. */
function Parts({ row: { amount, parts }, code, currency }: { row: TotalRow; code: string | null; currency: string }) {
  const t = useTranslations('Purchase');
  const locale = useLocale();
  return (
    <>
      {parts.map((part) => (
        <span key={`${part.title.en}-${part.amount}`} className={formStyles.line} {...langIn(part.title, locale)}>
          {part.amount === amount
            ? textIn(part.title, locale)
            : t('discountPart', {
                title: textIn(part.title, locale),
                amount: formatMoney(part.amount, currency, locale),
              })}
        </span>
      ))}
      {code === null ? null : <span className={formStyles.line}>{t('voucherRow', { code })}</span>}
    </>
  );
}
