import { TextIn } from '@/components/ui/text-in';
import { Link } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/i18n/locales';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import type { PostCategory } from '@/lib/post/schema';
import styles from './post-categories.module.scss';

type Props = { categories: readonly PostCategory[]; listing: PostListing; locale: Locale; words: { label: string; all: string } };

/** The ways to the articles of one category; nothing where there is none to choose. A keyword goes along. */
export function PostCategories({ categories, listing: { category: current, keyword }, locale, words }: Props) {
  if (categories.length === 0) return null;
  const all = { _id: undefined, words: words.all };
  return (
    <nav className={styles.categories} aria-label={words.label}>
      <ul>
        {[all, ...categories.map(({ _id, title }) => ({ _id, words: <TextIn text={title} locale={locale} /> }))].map((one) => (
          <li key={one._id ?? ''}>
            <Link href={postsPath(one._id, { keyword })} prefetch={false} aria-current={one._id === current ? 'page' : undefined}>
              {one.words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
