'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { setDraft, useDraft } from '@/lib/checkout/draft';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { useVouchersForCart } from '@/lib/voucher/queries';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import { daysLeft, stateOf } from '@/lib/voucher/redeem';
import formStyles from '@/components/ui/form.module.scss';
import styles from './own-vouchers.module.scss';
import { useValidity, useVoucherName } from '@/components/voucher/use-value-of';
import { VoucherValue } from '@/components/voucher/voucher-value';

/** How many are shown until the shopper asks for all. */
const SHOWN = 3;

/** Beside the voucher field: the customer's own vouchers that can be used. Guests have none. */
export function OwnVouchers() {
  const t = useTranslations('CartVouchers');
  const tCommon = useTranslations('Common');
  const { data, isError, isFetching, refetch } = useVouchersForCart();
  const { voucherCode } = useDraft();
  const [isWhole, setWhole] = useState(false);
  if (!data && isError) {
    return (
      <p className={formStyles.below} role="status">
        <span>{t('failed')}</span>{' '}
        <TextButton onClick={() => void refetch()}>{tCommon(isFetching ? 'loading' : 'retry')}</TextButton>
      </p>
    );
  }
  const usable = data?.filter((voucher) => stateOf(voucher) === 'active') ?? [];
  if (usable.length === 0) return null;
  const shown = isWhole ? usable : usable.slice(0, SHOWN);
  return (
    <div className={styles.own}>
      {/* no heading: the part for vouchers has one */}
      <p id="own-vouchers">{t('title')}</p>
      <ul aria-labelledby="own-vouchers">
        {shown.map((redeemed) => (
          <OwnVoucher key={redeemed.discount_code_id} redeemed={redeemed} isChosen={redeemed.code === voucherCode} />
        ))}
      </ul>
      {usable.length > shown.length ? (
        <TextButton onClick={() => setWhole(true)}>{t('more', { count: usable.length - shown.length })}</TextButton>
      ) : (
        <TextLink href="/account/redeemed-vouchers">{t('all')}</TextLink>
      )}
    </div>
  );
}

type OwnVoucherProps = { redeemed: RedeemedVoucher; isChosen: boolean };

function OwnVoucher({ redeemed: { code, voucher, valid_until: end }, isChosen }: OwnVoucherProps) {
  const t = useTranslations('CartVouchers');
  const locale = useLocale();
  const nameOf = useVoucherName();
  const validity = useValidity();
  const isSoon = daysLeft({ valid_until: end }) !== undefined;
  const description = textIn(voucher.description, locale);
  return (
    <li data-chosen={isChosen || undefined}>
      <VoucherValue voucher={voucher} size="s" />
      <p>
        <b>{nameOf(voucher)}</b>
        {description ? <span>{description}</span> : null}
        <small data-soon={isSoon || undefined}>
          {end ? t('codeUntil', { code, until: validity({ valid_until: end }) }) : code}
        </small>
      </p>
      {isChosen ? (
        <span className={styles.chosen}>
          <Icon name="check" size={18} />
          <span>{t('chosen')}</span>
        </span>
      ) : (
        <Button
          variant="line"
          size="s"
          aria-label={t('applyOf', { code })}
          onClick={() => setDraft({ voucherCode: code, voucherText: code })}
        >
          {t('apply')}
        </Button>
      )}
    </li>
  );
}
