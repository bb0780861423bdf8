'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import { type GuestLine, useBringLines } from '@/lib/cart/guest-lines';
import { useCartLines } from '@/lib/cart/queries';
import type { RejectedLine } from '@/lib/cart/reorder';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { langIn, textIn } from '@/lib/i18n/text';
import styles from './welcome.module.scss';

type Shown = GuestLine & { note?: string };

/**
 * Offers the lines that this browser's guest had to the account that has just logged in. Stays away when they are all there,
 * or when the account's cart cannot be read. `onDone` goes on to where the login leads.
 */
export function BringDialog({ lines, onDone }: { lines: readonly GuestLine[]; onDone: () => void }) {
  const t = useTranslations('Welcome');
  const cartWords = useTranslations('CartDrawer');
  const locale = useLocale();
  const cart = useCartLines();
  const { mutateAsync: bring, isPending } = useBringLines();
  const [isClosed, setClosed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [refused, setRefused] = useState<RejectedLine[]>();
  // a second press may come before the first has been painted
  const isRunning = useRef(false);

  // what is in the cart by its own line stays as it is
  const known = new Set(cart.lines.map(({ variantId }) => variantId));
  const missing = lines.filter(({ variantId, isAvailable }) => isAvailable && !known.has(variantId));
  const hasNothingToAsk = cart.isFresh ? missing.length === 0 : cart.state === 'failed' && !hasFailed;
  const isNeedless = !isClosed && !isPending && !refused && hasNothingToAsk;

  useEffect(() => {
    if (isNeedless) onDone();
  }, [isNeedless, onDone]);

  function close() {
    setClosed(true);
    onDone();
  }

  async function take() {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailed(false);
    try {
      const outcome = await bring(lines);
      if (outcome.remaining.length > 0) return setFailed(true);
      if (outcome.rejected.length > 0) return setRefused(outcome.rejected);
      // the count in the header of the next page tells
      close();
    } catch {
      // its words stand in the dialog
      setFailed(true);
    } finally {
      isRunning.current = false;
    }
  }

  const noteOf = ({ variantId, isAvailable }: GuestLine) => (known.has(variantId) ? t('there') : isAvailable ? undefined : cartWords('unavailable'));
  const isOpen = !isClosed && (refused !== undefined || isPending || hasFailed || (cart.isFresh && missing.length > 0));
  if (refused) {
    return (
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('refusedTitle')}
        footer={
          // as after any login, the page is loaded anew
          <Button onClick={() => location.assign(localizedPath('/shop/main/cart', locale))}>{t('viewRequests')}</Button>
        }
      >
        <p className={styles.lead}>{t('refusedText')}</p>
        <Lines
          lines={lines.flatMap((line) => {
            const found = refused.find(({ variantId }) => variantId === line.variantId);
            return found ? [{ ...line, note: found.reason || cartWords('unavailable') }] : [];
          })}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={isOpen}
      onClose={isPending ? () => undefined : close}
      title={t('offerTitle', { count: missing.length })}
      footer={
        <>
          <Button variant="line" onClick={close} aria-disabled={isPending || undefined}>
            {t('later')}
          </Button>
          <Button busy={isPending} onClick={() => void take()}>
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
      <p className={styles.lead}>{t('offerText')}</p>
      <Lines lines={lines.map((line) => ({ ...line, note: noteOf(line) }))} />
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly Shown[] }) {
  const t = useTranslations('CartDrawer');
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {lines.map(({ variantId, title, variantTitle, qty, image, note }) => (
        <li key={variantId} className={styles.line}>
          <Picture picture={image} alt="" sizes="56px" ratio="1" className={styles.picture} />
          <p>
            <TextIn text={title} locale={locale} />
            <small {...langIn(variantTitle, locale)}>{t('lineQty', { option: textIn(variantTitle, locale), qty })}</small>
            {note ? <small className={styles.state}>{note}</small> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
