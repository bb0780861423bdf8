import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { whatsappHref } from '@/lib/format/whatsapp';
import styles from './corner.module.scss';

/**
 * Back to the top: stands below the first two screens and is sticky from there, visible while the page is scrolled up.
 * Place it last in the body, which its CSS relies on.
 */
export function ScrollToTop() {
  const t = useTranslations('Layout');
  return (
    <nav className={styles.rail} data-print="no" aria-label={t('toTop')}>
      <a href="#top" className={styles.top} aria-label={t('toTop')}>
        <Icon name="up" size={20} />
      </a>
    </nav>
  );
}

/** Replaces the scroll-to-top button on /contact-us. `number`: with country code. */
export function WhatsAppButton({ number }: { number: string }) {
  const t = useTranslations('Layout');
  const href = whatsappHref(number);
  if (!href) return null;
  return (
    <div className={styles.chat} data-replaces="scroll-to-top" data-foot-bar="" data-print="no">
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.whatsapp}>
        <Icon name="whatsapp" />
        <span>{t('whatsapp')}</span>
      </a>
    </div>
  );
}
