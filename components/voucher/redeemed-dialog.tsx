'use client';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { useRedeemedVoucher } from '@/lib/voucher/queries';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import { cartPathWith, stateOf } from '@/lib/voucher/state';
import { CopyCode } from './copy-code';
import styles from './redeem-dialog.module.scss';
import { useValueOf } from './use-value-of';
import { VoucherState } from './voucher-state';

/** One of the customer's own vouchers, as it is now. */
export function RedeemedDialog({ listed, open, onClose }: { listed: RedeemedVoucher; open: boolean; onClose: () => void }) {
  const t = useTranslations('Voucher');
  const locale = useLocale();
  const valueOf = useValueOf();
  const details = useRedeemedVoucher(listed.discount_code_id);
  const redeemed = details.data ?? listed;
  const isActive = stateOf(redeemed) === 'active';
  const description = textIn(redeemed.voucher.description, locale);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('named', { value: valueOf(redeemed.voucher), title: textIn(redeemed.voucher.title, locale) })}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {t('close')}
          </Button>
          {isActive ? (
            <ButtonLink href={cartPathWith(redeemed.code)} prefetch={false}>
              {t('useNow')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        <Facts
          items={[
            { key: 'code', name: t('code'), value: <CopyCode code={redeemed.code} isOver={!isActive} /> },
            { key: 'state', name: t('state'), value: <VoucherState redeemed={redeemed} /> },
            ...(description ? [{ key: 'for', name: t('for'), value: description }] : []),
            { key: 'at', name: t('redeemedAt'), value: formatDateTime(redeemed.redeemed_at) },
            ...(redeemed.valid_until ? [{ key: 'until', name: t('validity'), value: formatDate(redeemed.valid_until) }] : []),
          ]}
        />
        {details.isError ? <ErrorState message={t('detailsFailed')} onRetry={() => void details.refetch()} busy={details.isFetching} /> : null}
      </div>
    </Dialog>
  );
}
