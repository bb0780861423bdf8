import { useTranslations } from 'next-intl';
import { type RefObject, useRef } from 'react';
import { showToast } from '@/lib/toast';

/**
 * Copies the text that a span shows, and says so in the words of `done`. Where the browser has no clipboard (no https,
 * no permission, inside an app) the text is selected, and what is left to do is said.
 * @returns the span's ref, and `copy`
 */
export function useCopy(text: string, done: string): [RefObject<HTMLSpanElement | null>, () => void] {
  const t = useTranslations('Ui');
  const ref = useRef<HTMLSpanElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', message: done });
    } catch {
      if (ref.current) getSelection()?.selectAllChildren(ref.current);
      showToast({ kind: 'error', message: t('copyByHand'), stays: true });
    }
  }
  return [ref, () => void copy()];
}
