import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import styles from './corner.module.scss';

/**
 * Back to the top, once a screen has been scrolled: it waits below the first two screens and sticks to the window from
 * there, in sight while the page is scrolled up. Place it last in the body, which is its frame.
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
