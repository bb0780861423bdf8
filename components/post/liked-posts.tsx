'use client';
import { useTranslations } from 'next-intl';
import { LikeButton } from '@/components/post/like-button';
import { PostCard } from '@/components/post/post-card';
import { PostGrid } from '@/components/post/post-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PagedList } from '@/components/ui/paged-list';
import { PostSkeleton } from '@/components/ui/skeleton';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { useLikedPosts } from '@/lib/post/likes';
import styles from './liked-posts.module.scss';

/** The articles that the customer likes, page by page. One that is no longer liked goes at once. */
export function LikedPosts() {
  const t = useTranslations('LikedPosts');
  const tPost = useTranslations('Post');
  const locale = useLocale();
  const list = useLikedPosts();
  const { items, total } = list;
  return (
    <PagedList
      list={list}
      shown={tPost('shownArticles', { shown: items?.length ?? 0, total })}
      skeleton={<Skeletons />}
      empty={<NoneLiked />}
    >
      {(posts) => (
        <>
          <p role="status" className={styles.count}>
            {t('count', { count: total })}
          </p>
          <PostGrid>
            {posts.map((post) => (
              <li key={post._id}>
                <PostCard
                  post={post}
                  locale={locale}
                  likes={
                    <LikeButton
                      postId={post._id}
                      likes={post.liked_account_ids.length}
                      title={textIn(post.title, locale)}
                      variant="small"
                    />
                  }
                />
              </li>
            ))}
          </PostGrid>
        </>
      )}
    </PagedList>
  );
}

/** The shape of the list while it loads. */
function Skeletons() {
  return (
    <PostGrid>
      {[1, 2, 3].map((key) => (
        <li key={key}>
          <PostSkeleton />
        </li>
      ))}
    </PostGrid>
  );
}

function NoneLiked() {
  const t = useTranslations('LikedPosts');
  return (
    <EmptyState
      icon="heart"
      size="s"
      title={t('empty')}
      description={t('emptyText')}
      action={<ButtonLink href="/posts">{t('browse')}</ButtonLink>}
    />
  );
}
