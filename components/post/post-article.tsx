import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CommentsIsland } from '@/components/post/comments-island';
import { LikeButton } from '@/components/post/like-button';
import { PostFacts } from '@/components/post/post-facts';
import { ContentsList } from '@/components/ui/contents-list';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Container, TitleRow } from '@/components/ui/section';
import { ShareButton } from '@/components/ui/share-button';
import type { Page } from '@/lib/api/shapes';
import type { Heading } from '@/lib/format/headings';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { PostReview, PostSummary } from '@/lib/post/schema';
import styles from './post-article.module.scss';

type Props = {
  post: PostSummary;
  locale: Locale;
  /** the sanitised body and its headings (lib/format/rich-text) */
  text: { html: string; headings: readonly Heading[] };
  /** whose article it is where nobody is named */
  studio: string;
  crumbs: ReactNode;
  /** the newest ones, where the server has them */
  comments: Page<PostReview> | undefined;
};

/**
 * One article, for reading, with the like and the comments that wake up on it. Needs the messages `PostLike`,
 * `PostComments` and `Form`.
 */
export function PostArticle({ post, locale, text, studio, crumbs, comments }: Props) {
  const t = useTranslations('Post');
  const title = textIn(post.title, locale);
  const excerpt = textIn(post.excerpt, locale);
  return (
    <article>
      <Container>
        {crumbs}
        <header className={styles.head}>
          <h1>{title}</h1>
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
            <PostFacts post={post} locale={locale} html={text.html} studio={studio} />
            <div className={styles.actions}>
              <LikeButton postId={post._id} likes={post.liked_account_ids.length} />
              <ShareButton title={title} />
            </div>
          </div>
          <ContentsList headings={text.headings} className={styles.contents} />
          <div className={styles.text}>
            <Prose html={text.html} size="article" />
          </div>
        </div>
        <TitleRow title={t('comments')} id="comments">
          <CommentsIsland postId={post._id} first={comments} />
        </TitleRow>
      </Container>
    </article>
  );
}
