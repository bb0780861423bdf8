import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { PostSummary } from '@/lib/post/schema';
import { PostCard } from './post-card';
import styles from './post-list.module.scss';

/** Articles side by side. The first row's covers are loaded first where `priority` says so. */
export function PostList({ posts, locale, as, priority = 0 }: { posts: readonly PostSummary[]; locale: Locale; as?: 'h2' | 'h3'; priority?: number }) {
  return (
    <PostGrid>
      {posts.map((post, index) => (
        <li key={post._id}>
          <PostCard post={post} locale={locale} as={as} priority={index < priority} />
        </li>
      ))}
    </PostGrid>
  );
}

export function PostGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
