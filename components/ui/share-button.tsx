'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/lib/toast';
import layout from './layout.module.scss';

/**
 * Shares the page's canonical URL through the device, or copies it where sharing is not supported. `keep` names the
 * query parameters that are part of what the page shows.
 */
export function ShareButton({ title, keep = [] }: { title: string; keep?: readonly string[] }) {
  const t = useTranslations('Ui');

  async function onShare() {
    const url = addressOf(keep);
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // the shopper closed the device's sheet; otherwise the browser refuses, as in another site's frame: it is copied
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', message: t('linkCopied') });
    } catch {
      showToast({ kind: 'error', message: t('shareFailed'), detail: url, stays: true });
    }
  }

  return (
    <button type="button" className={layout.textButton} onClick={() => void onShare()}>
      <Icon name="share" size={20} />
      <span>{t('share')}</span>
    </button>
  );
}

function addressOf(keep: readonly string[]): string {
  const here = new URL(location.href);
  const url = new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? here.pathname, here);
  for (const name of keep) {
    const value = here.searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}
