'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast';
import styles from './wishlist-button.module.scss';

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('CatalogDetail');

  async function onShare() {
    const url = location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', message: t('linkCopied') });
    } catch (error) {
      // the shopper closed the device's sheet: nothing went wrong
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ kind: 'error', message: t('shareFailed') });
    }
  }

  return (
    <button type="button" className={styles.text} onClick={() => void onShare()}>
      <Icon name="share" size={20} />
      {t('share')}
    </button>
  );
}
