'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import { type GuestCartLine, useMergeGuestCart } from '@/lib/cart/guest-cart-merge';
import { useCartLines } from '@/lib/cart/queries';
import type { RejectedLine } from '@/lib/cart/reorder';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { langIn, textIn } from '@/lib/i18n/text';
import styles from './after-login-dialog.module.scss';

/**
 * Offers to add the guest's lines to the cart of the account that has just logged in. Where the cart has them all, or
 * cannot be read, it calls `onDone` at once.
 */
export function GuestCartMergeDialog({ lines, onDone }: { lines: readonly GuestCartLine[]; onDone: () => void }) {
  const t = useTranslations('GuestCart');
  const cartMessages = useTranslations('CartDrawer');
  const cart = useCartLines();
  const [isClosed, setClosed] = useState(false);
  const { accept, isPending, hasFailed, refused } = useMerge(lines, close);

  const known = new Set(cart.lines.map(({ variantId }) => variantId));
  const missing = lines.filter(({ variantId, isAvailable }) => isAvailable && !known.has(variantId));
  const hasNothingToOffer = cart.isFresh ? missing.length === 0 : cart.state === 'failed' && !hasFailed;
  const isNeedless = !isClosed && !isPending && !refused && hasNothingToOffer;

  useEffect(() => {
    if (isNeedless) onDone();
  }, [isNeedless, onDone]);

  function close() {
    setClosed(true);
    onDone();
  }

  function noteOf({ variantId, isAvailable }: GuestCartLine): string | undefined {
    if (known.has(variantId)) return t('there');
    return isAvailable ? undefined : cartMessages('unavailable');
  }

  const isOffered = isPending || hasFailed || (cart.isFresh && missing.length > 0);
  return (
    <Dialog
      open={!isClosed && (refused !== undefined || isOffered)}
      onClose={isPending ? () => undefined : close}
      title={refused ? t('refusedTitle') : t('offerTitle', { count: missing.length })}
      footer={refused ? <ToCart /> : <Answers isPending={isPending} onLater={close} onAccept={accept} />}
    >
      {hasFailed ? (
        <Note tone="error" live="alert" className={styles.note}>
          {t('failed')}
        </Note>
      ) : null}
      <p className={styles.lead}>{refused ? t('refusedText') : t('offerText', { count: missing.length })}</p>
      {refused ? <RefusedLines lines={lines} refused={refused} /> : <Lines lines={lines} noteOf={noteOf} />}
    </Dialog>
  );
}

/** Adds the lines to the account's cart, and calls `onMerged` once it has all of them. */
function useMerge(lines: readonly GuestCartLine[], onMerged: () => void) {
  const { mutate, data, isPending, isError } = useMergeGuestCart();
  // a second click may come before React has rendered the pending state
  const isRunning = useRef(false);

  function accept() {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(lines, {
      onSuccess: ({ remaining, rejected }) => {
        if (remaining.length + rejected.length === 0) onMerged();
      },
      onSettled: () => (isRunning.current = false),
    });
  }

  const hasFailed = isError || (data !== undefined && data.remaining.length > 0);
  return { accept, isPending, hasFailed, refused: !hasFailed && data?.rejected.length ? data.rejected : undefined };
}

interface AnswersProps {
  isPending: boolean;
  onLater: () => void;
  onAccept: () => void;
}

function Answers({ isPending, onLater, onAccept }: AnswersProps) {
  const t = useTranslations('GuestCart');
  const tCartDrawer = useTranslations('CartDrawer');
  return (
    <>
      <Button variant="line" onClick={onLater} aria-disabled={isPending || undefined}>
        {t('later')}
      </Button>
      <Button busy={isPending} onClick={onAccept}>
        {tCartDrawer('add')}
      </Button>
    </>
  );
}

/** After a login every page is reloaded. */
function ToCart() {
  const t = useTranslations('Common');
  const locale = useLocale();
  return <Button onClick={() => location.assign(localizedPath('/shop/main/cart', locale))}>{t('viewRequests')}</Button>;
}

/** The lines that the cart did not take, with the reasons. */
function RefusedLines({ lines, refused }: { lines: readonly GuestCartLine[]; refused: readonly RejectedLine[] }) {
  const t = useTranslations('CartDrawer');
  const refusalOf = (line: GuestCartLine) => refused.find(({ variantId }) => variantId === line.variantId);
  return <Lines lines={lines.filter(refusalOf)} noteOf={(line) => refusalOf(line)?.reason || t('unavailable')} />;
}

type Props = { lines: readonly GuestCartLine[]; noteOf: (line: GuestCartLine) => string | undefined };

function Lines({ lines, noteOf }: Props) {
  const t = useTranslations('CartDrawer');
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {lines.map((line) => {
        const note = noteOf(line);
        return (
          <li key={line.variantId} className={styles.line}>
            <Picture picture={line.image} alt="" sizes="56px" ratio="1" className={styles.picture} />
            <p>
              <TextIn text={line.title} locale={locale} />
              <small {...langIn(line.variantTitle, locale)}>
                {t('lineQty', { option: textIn(line.variantTitle, locale), qty: line.qty })}
              </small>
              {note ? <small className={styles.state}>{note}</small> : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
