import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CommentsIsland } from '@/components/post/comments-island';
import { LikeButton } from '@/components/post/like-button';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Container, TitleRow } from '@/components/ui/section';
import type { Page } from '@/lib/api/shapes';
import { formatDateTime } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { PostReview, PostSummary } from '@/lib/post/schema';
import styles from './post-article.module.scss';

type Props = { post: PostSummary; locale: Locale; html: string; crumbs: ReactNode; comments: Page<PostReview> | undefined };

/**
 * One article, for reading, with the like and the comments that wake up on it. `html` is its sanitised body, `comments`
 * the newest ones where the server has them. Needs the messages `PostLike`, `PostComments` and `Form`.
 */
export function PostArticle({ post, locale, html, crumbs, comments }: Props) {
  const t = useTranslations('Post');
  const excerpt = textIn(post.excerpt, locale);
  const categories = post.categories.map(({ title }) => textIn(title, locale)).filter(Boolean);
  return (
    <article>
      <Container>
        {crumbs}
        <header className={styles.head}>
          <h1>{textIn(post.title, locale)}</h1>
          {excerpt ? <p>{excerpt}</p> : null}
        </header>
        <Picture
          picture={post.cover}
          alt={textIn(post.cover.alt, locale)}
          ratio="16/9"
          sizes="(width >= 1430px) 1302px, 92vw"
          priority
          className={styles.cover}
        />
        <div className={styles.body}>
          <div className={styles.aside}>
            <p className={styles.meta}>
              <time dateTime={post.created_at}>{formatDateTime(post.created_at)}</time>
              {categories.length > 0 ? <span>{categories.join(locale === 'en' ? ', ' : '、')}</span> : null}
            </p>
            <LikeButton postId={post._id} likes={post.liked_account_ids.length} />
          </div>
          <div className={styles.text}>
            <Prose html={html} size="article" />
          </div>
        </div>
        <TitleRow title={t('comments')} id="comments">
          <CommentsIsland postId={post._id} first={comments} />
        </TitleRow>
      </Container>
    </article>
  );
}
