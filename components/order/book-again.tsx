'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, TextButton, TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { TextIn } from '@/components/ui/text-in';
import { isApiError } from '@/lib/api/error';
import { type AgainOutcome, type LineAgain, useAddLines } from '@/lib/cart/again';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { type OrderAccess, orderQuery } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import styles from './book-again.module.scss';

const linesOf = (order: Order): LineAgain[] =>
  order.items.map((item) => ({
    variantId: item.product_variant_id,
    qty: item.qty,
    title: item.product_title,
    variantTitle: item.product_variant_title,
    isAvailable: item.is_available,
  }));

/** Puts an appointment's lines back into the cart, once per press; what was not reached can be tried again alone. */
export function useBookAgain(access: OrderAccess) {
  const client = useQueryClient();
  const { mutate } = useAddLines();
  const [state, setState] = useState<{ isBusy: boolean; hasFailed: boolean; outcome: AgainOutcome | null }>({ isBusy: false, hasFailed: false, outcome: null });
  // a second press may come before the first has been painted
  const isRunning = useRef(false);

  function run(lines: () => Promise<readonly LineAgain[]>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setState((before) => ({ ...before, isBusy: true, hasFailed: false }));
    mutate(lines, {
      onSuccess: ({ added, refused, left }) =>
        setState(({ outcome }) => ({
          isBusy: false,
          hasFailed: false,
          outcome: { added: [...(outcome?.added ?? []), ...added], refused: [...(outcome?.refused ?? []), ...refused], left },
        })),
      onError: (error) => setState((before) => ({ ...before, isBusy: false, hasFailed: !isApiError(error, 'aborted') })),
      onSettled: () => {
        isRunning.current = false;
      },
    });
  }

  return {
    ...state,
    /** once; what it could not reach has its own way to be tried again */
    start() {
      if (!state.outcome) run(async () => linesOf(await client.ensureQueryData(orderQuery(access))));
    },
    retry: () => run(async () => state.outcome?.left ?? []),
  };
}

export type BookAgain = ReturnType<typeof useBookAgain>;

/** Stays where it is when it has done its work: a second click must not meet what would move there. */
export function BookAgainButton({ again }: { again: BookAgain }) {
  const t = useTranslations('Order');
  return (
    <span data-print="no">
      <Button variant="line" size="s" busy={again.isBusy} aria-disabled={again.outcome !== null} onClick={again.start}>
        {t('again.action')}
      </Button>
    </span>
  );
}

/** What came of it: how many services are in the cart, which are not and why, and the way there. */
export function BookAgainOutcome({ again }: { again: BookAgain }) {
  const t = useTranslations('Order');
  const tUi = useTranslations('Ui');
  const place = useRef<HTMLDivElement>(null);
  const { outcome, hasFailed, isBusy } = again;

  // the last retry has taken its button away
  useEffect(() => {
    if (outcome && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [outcome]);

  if (!outcome) {
    return hasFailed ? (
      <Note tone="error" live="alert">
        {t('again.failed')}
      </Note>
    ) : null;
  }
  const { added, refused, left } = outcome;
  const total = added.length + refused.length + left.length;
  const isWhole = added.length === total && total > 0;
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome} data-print="no">
      <Note
        tone={isWhole ? 'ok' : 'warn'}
        live="status"
        action={
          <>
            {left.length > 0 ? (
              <TextButton onClick={again.retry} aria-disabled={isBusy} aria-busy={isBusy || undefined}>
                {tUi('retry')}
              </TextButton>
            ) : null}
            {added.length > 0 || left.length > 0 ? (
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
        {refused.length > 0 ? (
          <ul className={styles.lines}>
            {refused.map((line) => (
              <Missing key={line.variantId} line={line}>
                {line.reason || t('again.gone')}
              </Missing>
            ))}
          </ul>
        ) : null}
        {left.length > 0 ? (
          <>
            <p>{t('again.left')}</p>
            <ul className={styles.lines}>
              {left.map((line) => (
                <Missing key={line.variantId} line={line} />
              ))}
            </ul>
          </>
        ) : null}
      </Note>
    </div>
  );
}

function Missing({ line, children }: { line: LineAgain; children?: ReactNode }) {
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
