/** One toast: what happened, in the shopper's language. */
export type Toast = { kind: 'success' | 'error'; message: string };

const listeners = new Set<(toast: Toast) => void>();
const waiting: Toast[] = [];

/** Shows a toast. The host (and the toast library with it) loads with the first one. */
export function showToast(toast: Toast): void {
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
}

/** The host's side: hears every toast, those that came before it included. Returns how to stop. */
export function onToast(listener: (toast: Toast) => void): () => void {
  listeners.add(listener);
  for (const toast of waiting.splice(0)) listener(toast);
  return () => listeners.delete(listener);
}
