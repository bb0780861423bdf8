import { cartChanges } from '@/lib/cart/changes';
import { hasMoving } from '@/lib/cart/pending';

/** Resolves once every change that was under way has been answered. */
export function settleChanges(): Promise<void> {
  if (!hasMoving(cartChanges.get().pending)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = cartChanges.subscribe(() => {
      if (hasMoving(cartChanges.get().pending)) return;
      stop();
      resolve();
    });
  });
}
