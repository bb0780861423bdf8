import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextIn } from '@/components/ui/text-in';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { nearCategories } from '@/lib/catalog/near-categories';
import type { CategoryNode } from '@/lib/catalog/schema';
import { getSomeCategories } from '@/lib/catalog/server';
import { Link } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import styles from './no-result.module.scss';

export type Suggestion = { href: string; label: string; count: number };

type Props = { suggestions: Suggestion[]; tree: CategoryNode[]; listing: Listing };

/** Nothing fits: what to drop, how much there would be then, and where else to look, the nearest categories first. */
export async function NoResult({ suggestions, tree, listing }: Props) {
  const [locale, t, others] = await Promise.all([getLocale(), getTranslations('Catalog'), getSomeCategories()]);
  const categories = nearCategories(tree, listing, others);
  return (
    <EmptyState title={t('empty')} description={t('emptyText')}>
      <ul className={styles.drop}>
        {suggestions.map(({ href, label, count }) => (
          <li key={href}>
            <Link href={href} scroll={false}>
              <span>{label}</span>
              <span>{t('count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {categories.length > 0 ? (
        <nav className={styles.categories} aria-labelledby="other-categories">
          <p id="other-categories">{t('lookInto')}</p>
          <ul>
            {categories.map(({ _id, title }) => (
              <li key={_id}>
                <TextLink href={listingHref({ category: _id })}>
                  <TextIn text={title} locale={locale} />
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p className={styles.ask}>
        <span>{t('ask')}</span> <TextLink href="/contact-us">{t('contact')}</TextLink>
      </p>
    </EmptyState>
  );
}
