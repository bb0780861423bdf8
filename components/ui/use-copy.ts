import { type RefObject, useRef } from 'react';

/**
 * Copies the text of an element. Where the browser has no clipboard (no https, no permission) the text is selected for the
 * shopper's own copy. @returns the element's ref, and `copy`, which resolves to whether the text is in the clipboard
 */
export function useCopy<Element extends HTMLElement>(text: string): [RefObject<Element | null>, () => Promise<boolean>] {
  const ref = useRef<Element>(null);
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
