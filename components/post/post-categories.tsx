import { TextIn } from '@/components/ui/text-in';
import { Link } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/i18n/locales';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import type { PostCategory } from '@/lib/post/schema';
import styles from './post-categories.module.scss';

interface PostCategoriesProps {
  categories: readonly PostCategory[];
  /** the current listing; none below an article */
  listing?: PostListing;
  locale: Locale;
  /** `all`: the link to the articles of every category */
  labels: { navigation: string; all?: string };
}

/** Links to the articles of one category; they keep the keyword. */
export function PostCategories({ categories, listing, locale, labels }: PostCategoriesProps) {
  if (categories.length === 0) return null;
  const all = labels.all ? [{ _id: undefined, label: labels.all }] : [];
  return (
    <nav className={styles.categories} data-above={listing ? undefined : ''} aria-label={labels.navigation}>
      <ul>
        {[...all, ...categories.map(({ _id, title }) => ({ _id, label: <TextIn text={title} locale={locale} /> }))].map(
          (one) => (
            <li key={one._id ?? ''}>
              <Link
                href={postsPath(one._id, { keyword: listing?.keyword })}
                prefetch="on-touch"
                aria-current={listing && one._id === listing.category ? 'page' : undefined}
              >
                {one.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
