'use client';
import { useEffect } from 'react';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';

/** Starts the keeper of pages (lib/offline/worker.js) where the server offers one; development does not. */
export function useOfflineWorker(): void {
  const locale = useLocale();
  useEffect(() => {
    if (document.documentElement.dataset.offline !== 'true' || !('serviceWorker' in navigator)) return;
    void start(localizedPath('/offline', locale)).catch((error: unknown) => console.warn('pages are not kept for offline:', error));
  }, [locale]);
}

async function start(offline: string): Promise<void> {
  const { serviceWorker } = navigator;
  /** @param page the page where it was loaded without the keeper, which then has not seen it */
  const tell = (page: string | null) => {
    const files = performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/_next/static/') ? [name] : []));
    serviceWorker.controller?.postMessage({ page, offline, files });
  };
  // the first keeper, or another build's
  serviceWorker.addEventListener('controllerchange', () => tell(location.href));
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  tell(null);
}
