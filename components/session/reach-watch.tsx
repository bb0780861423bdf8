'use client';
import { useEffect } from 'react';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { startKeeper } from '@/lib/offline/start';
import { useReachWatch } from '@/lib/session/reach-watch';

/** Looks for the shop while it is away, and makes the page ready for having no network. Shows nothing. */
export default function ReachWatch({ hasNoSession }: { hasNoSession: boolean }) {
  const locale = useLocale();
  useReachWatch(hasNoSession);
  useEffect(() => {
    // so that a message can be shown when nothing can be loaded any more
    void import('@/components/ui/toast-panel').catch(() => undefined);
    // blocked, or without a network already: pages are not kept then
    void startKeeper(localizedPath('/offline', locale)).catch((error: unknown) => console.warn('pages are not kept for offline:', error));
  }, [locale]);
  return null;
}
