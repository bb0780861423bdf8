import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { PostSummary } from '@/lib/post/schema';
import { PostCard } from './post-card';
import styles from './post-list.module.scss';

type Props = {
  posts: readonly PostSummary[];
  locale: Locale;
  as?: 'h2' | 'h3';
  /** covers that are loaded first */
  priority?: number;
  /** the first article may be as wide as the list: where one more than full rows of three are there */
  hasLead?: boolean;
};

const COLUMNS = 3;

/** Articles side by side. */
export function PostList({ posts, locale, as, priority = 0, hasLead }: Props) {
  const isLeading = hasLead && posts.length % COLUMNS === 1;
  return (
    <PostGrid>
      {posts.map((post, index) => {
        const isLead = isLeading && index === 0;
        return (
          <li key={post._id} data-lead={isLead || undefined}>
            <PostCard post={post} locale={locale} as={as} priority={index < priority} isLead={isLead} />
          </li>
        );
      })}
    </PostGrid>
  );
}

export function PostGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
