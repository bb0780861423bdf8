'use client';
import { useTranslations } from 'next-intl';
import { type RefObject, useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import type { CartLine } from '@/lib/cart/lines';
import { useRemovedLine, useRestoreLine } from '@/lib/cart/removed';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';

/** Takes a line back that was removed by mistake. Place it where it stays when the last line goes. */
export function RemovedLine({ className }: { className?: string }) {
  const line = useRemovedLine();
  const place = useRef<HTMLDivElement>(null);
  // always rendered, so that screen readers announce what comes into it
  return (
    <div ref={place} role="status" className={className}>
      {line ? <Removed line={line} place={place} /> : null}
    </div>
  );
}

function Removed({ line, place }: { line: CartLine; place: RefObject<HTMLElement | null> }) {
  const t = useTranslations('CartDrawer');
  const locale = useLocale();
  const restore = useRestoreLine(line);

  function undo() {
    const list = place.current?.closest('dialog, main');
    restore();
    // the button is gone; the line comes last
    requestAnimationFrame(() => [...(list?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])].at(-1)?.focus());
  }

  return (
    <Note action={<TextButton onClick={undo}>{t('undo')}</TextButton>}>
      {t('removedLine', { name: textIn(line.productTitle, locale) })}
    </Note>
  );
}
