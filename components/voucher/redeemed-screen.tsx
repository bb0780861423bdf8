'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink, TextButton } from '@/components/ui/button';
import { CalendarButton } from '@/components/ui/calendar-button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { StatusBadge } from '@/components/ui/status-badge';
import { useCopy } from '@/components/ui/use-copy';
import type { Text } from '@/lib/api/shapes';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { isNamed, readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { useRedeemedVoucher, useRedeemedVouchers } from '@/lib/voucher/queries';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import { cartPathWith, daysLeft, stateOf } from '@/lib/voucher/redeem';
import codeStyles from './copy-code.module.scss';
import layout from '@/components/ui/layout.module.scss';
import { useValidity, useVoucherName } from './use-value-of';
import { VoucherCard } from './voucher-card';
import { VoucherList } from './voucher-list';

/** The customer's own vouchers: code, how long it is valid, and what can be done with it. */
export function RedeemedScreen({ shop }: { shop?: Text | undefined }) {
  const t = useTranslations('Voucher');
  // the dialog keeps what it shows while it fades out
  const [chosen, setChosen] = useState<RedeemedVoucher>();
  const [isOpen, setOpen] = useState(false);
  const empty = (
    <EmptyState
      icon="ticket"
      as="h3"
      title={t('none')}
      description={t('noneText')}
      action={<ButtonLink href="/account/vouchers">{t('seeVouchers')}</ButtonLink>}
    />
  );
  return (
    <>
      <VoucherList list={useRedeemedVouchers()} label={t('mine')} empty={empty}>
        {(redeemed) => (
          <RedeemedCard
            key={redeemed.discount_code_id}
            redeemed={redeemed}
            shop={shop}
            onDetails={() => {
              setChosen(redeemed);
              setOpen(true);
            }}
          />
        )}
      </VoucherList>
      {chosen ? (
        <RedeemedDialog key={chosen.discount_code_id} listed={chosen} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

interface RedeemedCardProps {
  redeemed: RedeemedVoucher;
  shop: Text | undefined;
  onDetails: () => void;
}

/** A voucher that can be used, or one that is over. */
function RedeemedCard({ redeemed, shop, onDetails }: RedeemedCardProps) {
  const t = useTranslations('Voucher');
  const validity = useValidity();
  const isOver = stateOf(redeemed) !== 'active';
  return (
    <VoucherCard
      voucher={redeemed.voucher}
      isOver={isOver}
      isEnding={!isOver && daysLeft(redeemed) !== undefined}
      note={
        !isOver && redeemed.valid_until ? (
          <>
            <span>{validity(redeemed)}</span> <ExpiryButton redeemed={redeemed} shop={shop} />
          </>
        ) : null
      }
      onDetails={onDetails}
    >
      <CopyCode code={redeemed.code} isOver={isOver} />
      {isOver ? (
        <VoucherState redeemed={redeemed} />
      ) : (
        <ButtonLink
          variant="line"
          size="s"
          href={cartPathWith(redeemed.code)}
          aria-label={t('useOf', { code: redeemed.code })}
        >
          {t('useNow')}
        </ButtonLink>
      )}
    </VoucherCard>
  );
}

/** Puts the last day of a voucher into a calendar. */
function ExpiryButton({ redeemed, shop }: { redeemed: RedeemedVoucher; shop: Text | undefined }) {
  const { discount_code_id: id, code, voucher, valid_until: at } = redeemed;
  const t = useTranslations('Voucher');
  const nameOf = useVoucherName();
  return (
    <CalendarButton
      id={`voucher-${id}`}
      at={at}
      shop={shop}
      title={t('calendarTitle', { code })}
      description={nameOf(voucher)}
      path="/account/redeemed-vouchers"
      fileName={code}
    />
  );
}

/** The details of one voucher, read again. */
function RedeemedDialog({ listed, open, onClose }: { listed: RedeemedVoucher; open: boolean; onClose: () => void }) {
  const t = useTranslations('Voucher');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const nameOf = useVoucherName();
  const details = useRedeemedVoucher(listed.discount_code_id);
  const redeemed = details.data ?? listed;
  const isActive = stateOf(redeemed) === 'active';
  const description = textIn(redeemed.voucher.description, locale);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={nameOf(redeemed.voucher)}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {tCommon('close')}
          </Button>
          {isActive ? <ButtonLink href={cartPathWith(redeemed.code)}>{t('useNow')}</ButtonLink> : null}
        </>
      }
    >
      <div className={layout.stack}>
        <Facts
          items={[
            { key: 'code', name: t('code'), value: <CopyCode code={redeemed.code} isOver={!isActive} /> },
            { key: 'state', name: tPurchase('status'), value: <VoucherState redeemed={redeemed} /> },
            ...(description ? [{ key: 'for', name: t('for'), value: description }] : []),
            { key: 'at', name: t('redeemedAt'), value: formatDateTime(redeemed.redeemed_at) },
            ...(redeemed.valid_until
              ? [{ key: 'until', name: t('validity'), value: formatDate(redeemed.valid_until) }]
              : []),
          ]}
        />
        {details.isError ? <ErrorState message={t('detailsFailed')} query={details} /> : null}
      </div>
    </Dialog>
  );
}

/** A voucher's code and the button that copies it. */
function CopyCode({ code, isOver }: { code: string; isOver?: boolean }) {
  const t = useTranslations('Voucher');
  const [text, copy] = useCopy(code, t('codeCopied'));

  return (
    <span className={codeStyles.line}>
      <span className={codeStyles.code} ref={text}>
        {code}
      </span>
      {isOver ? null : (
        <TextButton onClick={copy} aria-label={t('copyOf', { code })}>
          {t('copy')}
        </TextButton>
      )}
    </span>
  );
}

const ICONS = { active: 'ticket', used: 'check', expired: 'clock' } as const;

/** Whether a voucher can be used, was used, or has expired. */
function VoucherState({ redeemed }: { redeemed: RedeemedVoucher }) {
  const t = useTranslations('Voucher');
  const state = stateOf(redeemed);
  if (!isNamed(ICONS, state)) return <StatusBadge>{readable(state)}</StatusBadge>;
  return (
    <StatusBadge tone={state === 'active' ? 'ok' : 'plain'} icon={ICONS[state]}>
      {t(`status.${state}`)}
    </StatusBadge>
  );
}
