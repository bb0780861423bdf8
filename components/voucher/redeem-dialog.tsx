'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, ButtonLink, TextLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Sums } from '@/components/ui/sums';
import { Focused } from '@/components/ui/focused';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import { isApiError } from '@/lib/api/error';
import { usePrepared } from '@/lib/form/use-prepared';
import { formatDate } from '@/lib/format/date';
import { formatCount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { useMembershipBalance } from '@/lib/membership/queries';
import { useRedeemVoucher, useVoucher } from '@/lib/voucher/queries';
import { offerOf } from '@/lib/voucher/redeem';
import type { Voucher } from '@/lib/voucher/schema';
import layout from '@/components/ui/layout.module.scss';
import styles from './redeem-dialog.module.scss';
import { useVoucherName } from './use-value-of';

const REDEEMED_PATH = '/account/redeemed-vouchers';

interface RedeemDialogProps {
  /** as the list had it; what the backend says of it now replaces that */
  listed: Voucher;
  open: boolean;
  onClose: () => void;
}

/**
 * A voucher's details, and how many of it for how many points. One instance is one purchase: it sends nothing more once
 * that has succeeded.
 */
export function RedeemDialog({ listed, open, onClose }: RedeemDialogProps) {
  const t = useTranslations('Voucher');
  const tPurchase = useTranslations('Purchase');
  const nameOf = useVoucherName();
  const details = useVoucher(listed._id);
  usePrepared();
  const voucher = details.data ?? listed;
  const balance = useMembershipBalance();
  const points = balance.data?.total;
  const redemption = useRedemption(voucher, points);
  const { offer, isPending, isSuccess, error } = redemption;

  return (
    <Dialog
      open={open}
      onClose={isPending ? () => undefined : onClose}
      title={nameOf(voucher)}
      footer={
        <Answers
          redemption={redemption}
          isBusy={isPending || (error !== null && balance.isFetching)}
          onClose={onClose}
        />
      }
    >
      <div className={layout.stack}>
        {isSuccess ? (
          // before they have been read again the points are those from before
          <Redeemed points={balance.isFetching || balance.isError ? undefined : points} />
        ) : (
          <>
            <VoucherFacts voucher={voucher} />
            {details.isError ? <ErrorState query={details} message={t('detailsFailed')} /> : null}
            {balance.isError && points === undefined ? (
              <ErrorState query={balance} message={tPurchase('pointsFailed')} />
            ) : null}
            {points === undefined && !balance.isError ? <Skeleton height="120px" /> : null}
            <ObstacleNote obstacle={offer.obstacle} missing={voucher.points - (points ?? 0)} />
            {offer.mayRedeem && points !== undefined ? <Choice points={points} redemption={redemption} /> : null}
            {error && !isPending ? <Failure error={error} /> : null}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** How many are wanted, and their purchase: one at a time. */
function useRedemption(voucher: Voucher, points: number | undefined) {
  const { mutate, isPending, isSuccess, error } = useRedeemVoucher();
  const isSending = useRef(false);
  const [chosenQty, setQty] = useState(1);
  const [isQtyRefused, refuseQty] = useState(false);
  const offer = offerOf(voucher, points, chosenQty);
  const { qty, cost } = offer;

  function redeem() {
    if (points === undefined || isSending.current || isQtyRefused) return;
    isSending.current = true;
    mutate(
      { voucherId: voucher._id, qty, cost, pointsBefore: points },
      { onSettled: () => (isSending.current = false) },
    );
  }

  return { offer, redeem, isPending, isSuccess, error, isQtyRefused, setQty, refuseQty };
}

type Redemption = ReturnType<typeof useRedemption>;

interface AnswersProps {
  redemption: Redemption;
  isBusy: boolean;
  onClose: () => void;
}

function Answers({ redemption: { offer, redeem, isPending, isSuccess, isQtyRefused }, isBusy, onClose }: AnswersProps) {
  const t = useTranslations('Voucher');
  const tCommon = useTranslations('Common');
  const mayRedeem = offer.mayRedeem && !isSuccess;
  return (
    <>
      <Button variant="line" onClick={onClose} aria-disabled={isPending || undefined}>
        {mayRedeem ? t('cancel') : tCommon('close')}
      </Button>
      {mayRedeem ? (
        <Button busy={isBusy} aria-disabled={isQtyRefused || undefined} onClick={redeem}>
          {t('redeem')}
        </Button>
      ) : null}
      {isSuccess ? <ButtonLink href={REDEEMED_PATH}>{t('seeRedeemed')}</ButtonLink> : null}
    </>
  );
}

/** It is done, and what is left of the points. */
function Redeemed({ points }: { points: number | undefined }) {
  const t = useTranslations('Voucher');
  return (
    <Focused className={layout.stack}>
      <Note tone="ok" live="status">
        {t('redeemed')}
      </Note>
      <p>{points === undefined ? null : t('pointsNowPlain', { points })}</p>
    </Focused>
  );
}

/** Why it cannot be redeemed. `missing`: points */
function ObstacleNote({ obstacle, missing }: { obstacle: Redemption['offer']['obstacle']; missing: number }) {
  const t = useTranslations('Voucher');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  if (!obstacle) return null;
  return (
    <Note tone="warn">
      {obstacle === 'points'
        ? tPurchase('notEnoughPoints', { points: formatCount(missing, locale) })
        : t(`${obstacle}Text`)}
    </Note>
  );
}

/** How many, and what is left of the points then. */
function Choice({ points, redemption }: { points: number; redemption: Redemption }) {
  const { most, qty, cost } = redemption.offer;
  const t = useTranslations('Voucher');
  const locale = useLocale();
  return (
    <div className={layout.stack}>
      <div className={styles.quantity}>
        <span>{t('quantity')}</span>
        <Stepper
          label={t('quantity')}
          value={qty}
          onChange={redemption.setQty}
          max={most}
          disabled={redemption.isPending}
          onRefuse={redemption.refuseQty}
        />
      </div>
      <Sums
        lines={[
          { key: 'now', name: t('before'), amount: formatCount(points, locale) },
          {
            key: 'cost',
            name: t('cost', { count: qty }),
            amount: t('minus', { points: formatCount(cost, locale) }),
          },
        ]}
        total={{ name: t('after'), amount: formatCount(points - cost, locale) }}
      />
      <p role="status" className={styles.question}>
        {t('question', { count: qty, points: cost })}
      </p>
    </div>
  );
}

function VoucherFacts({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('Voucher');
  const tUi = useTranslations('Ui');
  const locale = useLocale();
  const description = textIn(voucher.description, locale);
  return (
    <Facts
      items={[
        ...(description ? [{ key: 'for', name: t('for'), value: description }] : []),
        { key: 'price', name: t('price'), value: tUi('points', { points: voucher.points }) },
        ...(voucher.valid_until ? [{ key: 'until', name: t('validity'), value: formatDate(voucher.valid_until) }] : []),
        ...(voucher.stock === null
          ? []
          : [{ key: 'stock', name: t('available'), value: t('left', { count: voucher.stock }) }]),
      ]}
    />
  );
}

/** Why it failed: the backend refused, or it is unknown whether it went through. */
function Failure({ error }: { error: Error }) {
  const t = useTranslations('Voucher');
  if (isApiError(error, 'unauthorized')) return null;
  if (isApiError(error, 'refused', 'notFound', 'forbidden')) {
    return (
      <Note tone="error" live="alert">
        <p>{t('refused')}</p>
        {error.serverMessage ? <p>{error.serverMessage}</p> : null}
      </Note>
    );
  }
  const redeemedLink = <TextLink href={REDEEMED_PATH}>{t('seeRedeemed')}</TextLink>;
  return (
    <Note tone="error" live="alert" action={redeemedLink}>
      {t('unclear')}
    </Note>
  );
}
