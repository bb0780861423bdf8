import { type RefObject, useRef } from 'react';

/**
 * Copies the text that a span shows. Where the browser has no clipboard (no https, no permission) the text is selected
 * for the shopper's own copy. @returns the span's ref, and `copy`, which resolves to whether the text is in the
 * clipboard
 */
export function useCopy(text: string): [RefObject<HTMLSpanElement | null>, () => Promise<boolean>] {
  const ref = useRef<HTMLSpanElement>(null);
  async function copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      if (ref.current) getSelection()?.selectAllChildren(ref.current);
      return false;
    }
  }
  return [ref, copy];
}
