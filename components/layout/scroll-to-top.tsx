import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
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
