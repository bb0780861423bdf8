import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { PostSummary } from '@/lib/post/schema';
import { PostCard } from './post-card';
import type { CardSize } from './post-card-view';
import styles from './post-list.module.scss';

type Props = {
  posts: readonly PostSummary[];
  locale: Locale;
  as?: 'h2' | 'h3';
  /** covers that are loaded first */
  priority?: number;
  /** the first article may be as wide as the list: where one more than full rows of three are there */
  hasLead?: boolean;
  /** one row on phones, to be swiped */
  isStrip?: boolean;
};

const COLUMNS = 3;
/** Behind the first row of three: as wide as two of the next row, with two others above each other at its side. */
const FEATURE = 1 + COLUMNS;

/** Articles side by side. */
export function PostList({ posts, locale, as, priority = 0, hasLead, isStrip }: Props) {
  const isLeading = hasLead && posts.length % COLUMNS === 1;
  const sizeOf = (index: number): CardSize | undefined => {
    if (!isLeading) return undefined;
    if (index === 0) return 'lead';
    return index === FEATURE ? 'feature' : undefined;
  };
  return (
    <PostGrid isStrip={isStrip}>
      {posts.map((post, index) => {
        const size = sizeOf(index);
        return (
          <li key={post._id} data-size={size}>
            <PostCard post={post} locale={locale} as={as} priority={index < priority} size={size} />
          </li>
        );
      })}
    </PostGrid>
  );
}

export function PostGrid({ isStrip, children }: { isStrip?: boolean | undefined; children: ReactNode }) {
  return (
    <ul className={styles.list} data-strip={isStrip || undefined}>
      {children}
    </ul>
  );
}
