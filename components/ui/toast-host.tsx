'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from '@/lib/toast';

/** The place of the toasts. Their library is loaded with the first one: most visits see none. */
export function ToastHost() {
  const [Panel, setPanel] = useState<ComponentType<{ first: ToastMessage[] }> | null>(null);
  const [first] = useState<ToastMessage[]>([]);

  useEffect(() => {
    if (Panel) return;
    let asked = false;
    return onToast((toast) => {
      first.push(toast);
      if (asked) return;
      asked = true;
      import('./toast-panel').then(
        (module) => setPanel(() => module.ToastPanel),
        () => {
          // Offline, most likely. The next message tries again; what failed is also said beside it.
          asked = false;
        },
      );
    });
  }, [Panel, first]);

  return Panel ? <Panel first={first} /> : null;
}
