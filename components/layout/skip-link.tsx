import { useTranslations } from 'next-intl';
import styles from './skip-link.module.scss';

/** The first tab stop: past the header to the content. */
export function SkipLink() {
  const t = useTranslations('Layout');
  return (
    <a className={styles.skip} href="#main">
      {t('skip')}
    </a>
  );
}
