'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { TextIn } from '@/components/ui/text-in';
import { isApiError } from '@/lib/api/error';
import { type ReorderLine, type ReorderResult, useAddLines } from '@/lib/cart/reorder';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { type OrderAccess, orderQuery } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import styles from './reorder.module.scss';

const linesOf = (order: Order): ReorderLine[] =>
  order.items.map((item) => ({
    variantId: item.product_variant_id,
    qty: item.qty,
    title: item.product_title,
    variantTitle: item.product_variant_title,
    isAvailable: item.is_available,
  }));

/** Puts an appointment's lines back into the cart, once; what was not reached can be tried again alone. */
export function useReorder(access: OrderAccess) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useAddLines();
  const [result, setResult] = useState<ReorderResult | null>(null);
  // a second click may come before the first has been painted
  const isRunning = useRef(false);

  function run(lines: () => Promise<readonly ReorderLine[]>) {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(lines, {
      onSuccess: ({ added, rejected, remaining }) =>
        setResult((before) => ({ added: [...(before?.added ?? []), ...added], rejected: [...(before?.rejected ?? []), ...rejected], remaining })),
      onSettled: () => {
        isRunning.current = false;
      },
    });
  }

  return {
    result,
    isBusy: isPending,
    hasFailed: error !== null && !isApiError(error, 'aborted'),
    start() {
      if (!result) run(async () => linesOf(await client.ensureQueryData(orderQuery(access))));
    },
    retry: () => run(async () => result?.remaining ?? []),
  };
}

type Reorder = ReturnType<typeof useReorder>;

/** Stays where it is when it has done its work: a second click must not meet what would move there. */
export function ReorderButton({ reorder }: { reorder: Reorder }) {
  const t = useTranslations('Order');
  return (
    <span data-print="no">
      <Button variant="line" size="s" busy={reorder.isBusy} aria-disabled={reorder.result !== null} onClick={reorder.start}>
        {t('again.action')}
      </Button>
    </span>
  );
}

/** What came of it: how many services are in the cart, which are not and why, and the way there. */
export function ReorderOutcome({ reorder }: { reorder: Reorder }) {
  const t = useTranslations('Order');
  const tUi = useTranslations('Ui');
  const place = useRef<HTMLDivElement>(null);
  const { result, hasFailed, isBusy } = reorder;

  // the last retry has taken its button away
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
  const isWhole = added.length === total && total > 0;
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome} data-print="no">
      <Note
        tone={isWhole ? 'ok' : 'warn'}
        live="status"
        action={
          <>
            {remaining.length > 0 ? (
              <TextButton onClick={reorder.retry} aria-disabled={isBusy} aria-busy={isBusy || undefined}>
                {tUi('retry')}
              </TextButton>
            ) : null}
            {added.length > 0 || remaining.length > 0 ? (
              <TextLink href="/shop/main/cart" className={styles.way}>
                {t('again.view')}
              </TextLink>
            ) : (
              <TextLink href="/shop/main/product" className={styles.way}>
                {t('browse')}
              </TextLink>
            )}
          </>
        }
      >
        <p>{isWhole ? t('again.all', { count: total }) : added.length > 0 ? t('again.some', { count: added.length, total }) : t('again.none')}</p>
        {rejected.length > 0 ? (
          <ul className={styles.lines}>
            {rejected.map((line) => (
              <Missing key={line.variantId} line={line}>
                {line.reason || t('again.gone')}
              </Missing>
            ))}
          </ul>
        ) : null}
        {remaining.length > 0 ? (
          <>
            <p>{t('again.left')}</p>
            <ul className={styles.lines}>
              {remaining.map((line) => (
                <Missing key={line.variantId} line={line} />
              ))}
            </ul>
          </>
        ) : null}
      </Note>
    </div>
  );
}

function Missing({ line, children }: { line: ReorderLine; children?: ReactNode }) {
  const locale = useLocale();
  const variant = textIn(line.variantTitle, locale);
  return (
    <li>
      <b>
        <TextIn text={line.title} locale={locale} />
      </b>
      {variant ? <span>{variant}</span> : null}
      {children ? <span>{children}</span> : null}
    </li>
  );
}
