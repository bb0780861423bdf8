import { createStore } from '@/lib/client/store';

export interface ToastMessage {
  kind: 'success' | 'error';
  /** in the page's language, the literal text of spec 8 where it has one; text, never HTML */
  message: string;
  /** a second line, in words of its own */
  detail?: string | undefined;
  /** until it is closed: there is something to do, and nothing else on the page says it */
  stays?: boolean;
  /** the path of the page where it can be tried again */
  from?: string | undefined;
  /** hidden from screen readers, which announce the same text where it happened */
  isSilent?: boolean;
}

type Listener = (toast: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** How often the code that shows toasts was needed while it was not there: most visits see none. */
export const toastsWanted = createStore(0);

/**
 * Shows a message at the top right for 2 s (spec 9). May be called from anywhere in the browser, before anything is
 * ready.
 */
export function showToast(toast: ToastMessage): void {
  if (listener) return listener(toast);
  waiting.push(toast);
  prepareToasts();
}

/** For the one that shows them. What was asked for before it came is handed over at once. Returns its own end. */
export function onToast(next: Listener): () => void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}

/** A message may follow, perhaps when nothing can be loaded any more: what shows it is loaded now. */
export function prepareToasts(): void {
  toastsWanted.set((times) => times + 1);
}
