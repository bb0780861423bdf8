'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { ApiError, isApiError } from '@/lib/api/error';
import { useCartLines } from '@/lib/cart/queries';
import { type ReorderLine, type ReorderResult, useAddLines } from '@/lib/cart/reorder';
import { type OrderAccess, orderQuery } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { isRepeatable } from '@/lib/order/status';
import { useText } from './use-format';
import styles from './reorder.module.scss';

const linesOf = (order: Order): ReorderLine[] =>
  order.items.map((item) => ({
    variantId: item.product_variant_id,
    qty: item.qty,
    title: item.product_title,
    variantTitle: item.product_variant_title,
    isAvailable: item.is_available,
  }));

const isWhole = ({ rejected, remaining }: ReorderResult): boolean => rejected.length === 0 && remaining.length === 0;

type ReorderOptions = {
  /** what need not be added */
  inCart?: readonly string[];
  /** whether it may begin, by the order as the backend has it now */
  mayStart?: (order: Order) => boolean;
  /** every line is in the cart */
  onWhole?: () => void;
};

/** Puts an order's lines back into the cart, once; those that were not sent can be retried alone. */
export function useReorder(access: OrderAccess, { inCart = [], mayStart, onWhole }: ReorderOptions = {}) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useAddLines();
  const [result, setResult] = useState<ReorderResult | null>(null);
  // a second click may come before the first has been painted
  const isRunning = useRef(false);

  function run(lines: () => Promise<readonly ReorderLine[]>) {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(lines, {
      onSuccess: ({ added, rejected, remaining }) => {
        const whole = {
          added: [...(result?.added ?? []), ...added],
          rejected: [...(result?.rejected ?? []), ...rejected],
          remaining,
        };
        setResult(whole);
        if (isWhole(whole)) onWhole?.();
      },
      onSettled: () => {
        isRunning.current = false;
      },
    });
  }

  return {
    result,
    isWhole: result !== null && isWhole(result),
    isBusy: isPending,
    hasFailed: error !== null && !isApiError(error, 'aborted'),
    start() {
      if (!result)
        run(async () => {
          const query = orderQuery(access);
          const order = await (mayStart
            ? client.fetchQuery({ ...query, staleTime: 0 })
            : client.ensureQueryData(query));
          if (mayStart?.(order) === false) throw new ApiError('aborted', 'reorder');
          return linesOf(order).filter(({ variantId }) => !inCart.includes(variantId));
        });
    },
    retry: () => run(async () => result?.remaining ?? []),
  };
}

export type Reorder = ReturnType<typeof useReorder>;

/** The result: how many services are in the cart, which are not and why, and the link there. */
export function ReorderOutcome({ reorder }: { reorder: Reorder }) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const place = useRef<HTMLDivElement>(null);
  const { result, hasFailed, isBusy } = reorder;

  // the retry button that had the focus is gone
  useEffect(() => {
    if (result && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [result]);

  if (!result) {
    return hasFailed ? (
      <Note tone="error" live="alert">
        {t('again.failed')}
      </Note>
    ) : null;
  }
  const { added, rejected, remaining } = result;
  const total = added.length + rejected.length + remaining.length;
  const isAll = added.length === total && total > 0;
  const isNothing = added.length === 0 && remaining.length === 0;
  const partText = added.length > 0 ? t('again.some', { count: added.length, total }) : t('again.none');
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome} data-print="no">
      <Note
        tone={isAll ? 'ok' : 'warn'}
        live="status"
        action={
          <>
            {remaining.length > 0 ? (
              <TextButton onClick={reorder.retry} aria-disabled={isBusy} aria-busy={isBusy || undefined}>
                {tCommon('retry')}
              </TextButton>
            ) : null}
            <TextLink href={isNothing ? '/shop/main/product' : '/shop/main/cart'} className={styles.way}>
              {tCommon(isNothing ? 'browse' : 'viewRequests')}
            </TextLink>
          </>
        }
      >
        <p>{isAll ? t('again.all', { count: total }) : partText}</p>
        <Missing lines={rejected} reasonOf={(line) => line.reason || tCommon('gone')} />
        {remaining.length > 0 ? <p>{t('again.left')}</p> : null}
        <Missing lines={remaining} />
      </Note>
    </div>
  );
}

type MissingProps<Line> = { lines: readonly Line[]; reasonOf?: (line: Line) => string };

function Missing<Line extends ReorderLine>({ lines, reasonOf }: MissingProps<Line>) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.variantId}>
          <b>{text(line.title)}</b>
          {text(line.variantTitle) ? <span>{text(line.variantTitle)}</span> : null}
          {reasonOf ? <span>{reasonOf(line)}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** Puts the services of an unpaid order back into the cart. Nothing while all of them are still there. */
export function ReorderUnpaid({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const { lines, state } = useCartLines();
  const inCart = lines.map(({ variantId }) => variantId);
  const reorder = useReorder({ id: order._id }, { inCart });
  const isStarted = reorder.isBusy || reorder.hasFailed || reorder.result !== null;
  const isMissing = order.items.some((item) => !inCart.includes(item.product_variant_id));
  if (!(state === 'ready' && isMissing && isRepeatable(order)) && !isStarted) return null;
  return (
    <>
      <Button variant="line" busy={reorder.isBusy} aria-disabled={reorder.result !== null} onClick={reorder.start}>
        {t('again.these')}
      </Button>
      <ReorderOutcome reorder={reorder} />
    </>
  );
}
