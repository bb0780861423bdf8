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
  const locale = useLocale();
  const cart = useCartLines();
  const { mutateAsync: merge, isPending } = useMergeGuestCart();
  const [isClosed, setClosed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [refused, setRefused] = useState<RejectedLine[]>();
  // a second click may come before React has rendered the pending state
  const isRunning = useRef(false);

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

  async function accept() {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailed(false);
    try {
      const outcome = await merge(lines);
      if (outcome.remaining.length > 0) setFailed(true);
      else if (outcome.rejected.length > 0) setRefused(outcome.rejected);
      else close();
    } catch {
      // the mutation raises the toast
      setFailed(true);
    } finally {
      isRunning.current = false;
    }
  }

  function noteOf({ variantId, isAvailable }: GuestCartLine): string | undefined {
    if (known.has(variantId)) return t('there');
    return isAvailable ? undefined : cartMessages('unavailable');
  }

  if (refused) {
    return (
      <Dialog
        open={!isClosed}
        onClose={close}
        title={t('refusedTitle')}
        footer={
          // after a login every page is reloaded
          <Button onClick={() => location.assign(localizedPath('/shop/main/cart', locale))}>{t('viewRequests')}</Button>
        }
      >
        <p className={styles.lead}>{t('refusedText')}</p>
        <Lines
          lines={lines.filter((line) => refused.some(({ variantId }) => variantId === line.variantId))}
          noteOf={(line) =>
            refused.find(({ variantId }) => variantId === line.variantId)?.reason || cartMessages('unavailable')
          }
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={!isClosed && (isPending || hasFailed || (cart.isFresh && missing.length > 0))}
      onClose={isPending ? () => undefined : close}
      title={t('offerTitle', { count: missing.length })}
      footer={
        <>
          <Button variant="line" onClick={close} aria-disabled={isPending || undefined}>
            {t('later')}
          </Button>
          <Button busy={isPending} onClick={() => void accept()}>
            {t('bring')}
          </Button>
        </>
      }
    >
      {hasFailed ? (
        <Note tone="error" live="alert" className={styles.note}>
          {t('failed')}
        </Note>
      ) : null}
      <p className={styles.lead}>{t('offerText', { count: missing.length })}</p>
      <Lines lines={lines} noteOf={noteOf} />
    </Dialog>
  );
}

function Lines({
  lines,
  noteOf,
}: {
  lines: readonly GuestCartLine[];
  noteOf: (line: GuestCartLine) => string | undefined;
}) {
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
