'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from '@/lib/toast';

/** Shows toasts. Their library is loaded with the first one or the first form: most visits see none. */
export function ToastHost() {
  const [Panel, setPanel] = useState<ComponentType<{ first: ToastMessage[] }> | null>(null);
  const [first] = useState<ToastMessage[]>([]);

  useEffect(() => {
    if (Panel) return;
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      import('./toast-panel').then(
        (module) => setPanel(() => module.ToastPanel),
        () => {
          // most likely offline: the next message tries again
          isLoading = false;
        },
      );
    };
    return onToast((toast) => {
      first.push(toast);
      load();
    }, load);
  }, [Panel, first]);

  return Panel ? <Panel first={first} /> : null;
}
