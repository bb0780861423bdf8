import { useTranslations } from 'next-intl';
import styles from './skip-link.module.scss';

/** The first thing the keyboard reaches. */
export function SkipLink() {
  const t = useTranslations('Layout');
  return (
    <a className={styles.skip} href="#main">
      {t('skip')}
    </a>
  );
}
