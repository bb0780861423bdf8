'use client';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { useChangeLine } from '@/lib/cart/changes';
import type { CartLine } from '@/lib/cart/lines';
import { useCartLines } from '@/lib/cart/queries';
import { removedLine } from '@/lib/cart/removed';
import { useStore } from '@/lib/client/store';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';

/** Takes a line back that was removed by mistake. Place it where it stays when the last line goes. */
export function RemovedLine({ className }: { className?: string }) {
  const line = useStore(removedLine);
  const { lines } = useCartLines();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => () => removedLine.set(null), []);
  // always rendered, so that screen readers announce what comes into it
  return (
    <div ref={place} role="status" className={className}>
      {line && !lines.some(({ variantId }) => variantId === line.variantId) ? <Removed line={line} place={place} /> : null}
    </div>
  );
}

function Removed({ line, place }: { line: CartLine; place: RefObject<HTMLElement | null> }) {
  const { variantId, qty, productId, productTitle, variantTitle, image } = line;
  const t = useTranslations('CartDrawer');
  const locale = useLocale();
  const change = useChangeLine(variantId);

  function undo() {
    const list = place.current?.closest('dialog, main');
    removedLine.set(null);
    change(qty, { product_id: productId ?? '', product_title: productTitle, product_variant_title: variantTitle, image });
    // the button is gone; the line comes last
    requestAnimationFrame(() => [...(list?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])].at(-1)?.focus());
  }

  return (
    <Note action={<TextButton onClick={undo}>{t('undo')}</TextButton>}>
      <p>{t('removedLine', { name: textIn(productTitle, locale) })}</p>
    </Note>
  );
}
