'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDate } from '@/lib/format/date';
import { useRedeemedVouchers } from '@/lib/voucher/queries';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import { cartPathWith, stateOf } from '@/lib/voucher/state';
import { CopyCode } from './copy-code';
import { RedeemedDialog } from './redeemed-dialog';
import { VoucherCard } from './voucher-card';
import { VoucherList } from './voucher-list';
import { VoucherState } from './voucher-state';

/** The customer's own vouchers: code, how long it is valid, and what can be done with it. */
export function RedeemedScreen() {
  const t = useTranslations('Voucher');
  // the dialog keeps what it shows while it fades out
  const [chosen, setChosen] = useState<RedeemedVoucher>();
  const [isOpen, setOpen] = useState(false);
  const empty = (
    <EmptyState
      as="h3"
      title={t('none')}
      description={t('noneText')}
      action={
        <ButtonLink href="/account/vouchers" prefetch={false}>
          {t('seeVouchers')}
        </ButtonLink>
      }
    />
  );
  return (
    <>
      <VoucherList list={useRedeemedVouchers()} label={t('mine')} empty={empty}>
        {(redeemed) => {
          const isOver = stateOf(redeemed) !== 'active';
          return (
            <VoucherCard
              key={redeemed.discount_code_id}
              voucher={redeemed.voucher}
              isOver={isOver}
              note={!isOver && redeemed.valid_until ? t('validUntil', { date: formatDate(redeemed.valid_until) }) : null}
              onDetails={() => {
                setChosen(redeemed);
                setOpen(true);
              }}
            >
              <CopyCode code={redeemed.code} isOver={isOver} />
              {isOver ? (
                <VoucherState redeemed={redeemed} />
              ) : (
                <ButtonLink variant="line" size="s" href={cartPathWith(redeemed.code)} prefetch={false} aria-label={t('useOf', { code: redeemed.code })}>
                  {t('useNow')}
                </ButtonLink>
              )}
            </VoucherCard>
          );
        }}
      </VoucherList>
      {chosen ? <RedeemedDialog key={chosen.discount_code_id} listed={chosen} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
