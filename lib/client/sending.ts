import { useEffect, useState } from 'react';
import { hasAccountChanged } from '@/lib/session/store';
import type { ToastKey } from '@/lib/outcome-toast';

/** Second lines of the toast for a page that does not show the outcome itself. */
type Words = { sent: ToastKey; unsent: ToastKey };

let running = 0;
const ask = (event: BeforeUnloadEvent) => {
  // another account may not see this page, whatever is under way
  if (!hasAccountChanged()) event.preventDefault();
};

/**
 * Options of a mutation that takes long enough to be walked away from. It goes on while the shopper moves inside the
 * shop. Its toast then says what was sent or not, and leads back after a failure. Leaving the shop asks first, and only
 * while something is being sent: a page with a listener for that is not kept for Back.
 * @param success the second line where the form is still there
 */
export function useSending({ sent, unsent }: Words, success: ToastKey | true = true) {
  const [sending] = useState(() => {
    let isShown = false;
    let from = '';
    return {
      show: () => {
        isShown = true;
        return () => void (isShown = false);
      },
      options: {
        meta: {
          get success() {
            return isShown ? success : sent;
          },
          get error() {
            return isShown ? undefined : unsent;
          },
          get from() {
            return isShown || from === location.pathname ? undefined : from;
          },
        },
        onMutate: () => {
          from = location.pathname;
          running += 1;
          addEventListener('beforeunload', ask);
        },
        onSettled: () => {
          running -= 1;
          if (running === 0) removeEventListener('beforeunload', ask);
        },
      },
    };
  });
  useEffect(() => sending.show(), [sending]);
  return sending.options;
}
