'use client';
import { useEffect, useState } from 'react';
import { useStore } from '@/lib/client/store';
import { toastsWanted } from '@/lib/toast';
import { onDemand } from './on-demand';

const ToastPanel = onDemand(async () => (await import('./toast-panel')).ToastPanel);

/** Shows toasts. Their library is loaded with the first one or the first form; if it fails, the next one tries again. */
export function ToastHost() {
  const times = useStore(toastsWanted);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (times > 0) void ToastPanel.preload().then(setLoaded);
  }, [times]);
  return isLoaded ? <ToastPanel isWanted /> : null;
}
