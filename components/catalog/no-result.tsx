import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/lib/i18n/navigation';
import styles from './no-result.module.scss';

export type Suggestion = { href: string; words: string; count: number };

/** Nothing fits: what to drop, and how much there would be then. */
export async function NoResult({ suggestions }: { suggestions: Suggestion[] }) {
  const t = await getTranslations('Catalog');
  return (
    <EmptyState title={t('empty')} description={t('emptyText')}>
      <ul className={styles.drop}>
        {suggestions.map(({ href, words, count }) => (
          <li key={href}>
            <Link href={href} prefetch={false} scroll={false}>
              {words}
              <span>{t('count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.ask}>
        {t('ask')} <TextLink href="/contact-us">{t('contact')}</TextLink>
      </p>
    </EmptyState>
  );
}
