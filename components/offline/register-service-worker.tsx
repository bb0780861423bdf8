'use client';
import { useEffect } from 'react';
import { afterLoad } from '@/lib/client/after-load';
import { loadChunk } from '@/lib/error/lazy-chunks';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';

/** Registers the service worker once the page has loaded and is idle. */
export function RegisterServiceWorker() {
  const locale = useLocale();
  useEffect(() => {
    async function register() {
      await afterLoad();
      const { registerServiceWorker } = await loadChunk(() => import('@/lib/offline/register-service-worker'));
      await registerServiceWorker(localizedPath('/offline', locale));
    }
    register().catch((error: unknown) => console.warn('pages are not cached for offline use:', error));
  }, [locale]);
  return null;
}
