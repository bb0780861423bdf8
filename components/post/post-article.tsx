import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Container } from '@/components/ui/section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatDateTime } from '@/lib/format/date';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { PostSummary } from '@/lib/post/schema';
import styles from './post-article.module.scss';

/** One article, for reading. `html` is its sanitised body. */
export function PostArticle({ post, locale, html, crumbs }: { post: PostSummary; locale: Locale; html: string; crumbs: ReactNode }) {
  const t = useTranslations('Post');
  const excerpt = textIn(post.excerpt, locale);
  const likes = post.liked_account_ids.length;
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
            <p className={styles.likes}>
              <Icon name="heart" size={20} />
              <span aria-hidden="true">{formatCount(likes, locale)}</span>
              <VisuallyHidden>{t('likes', { count: likes })}</VisuallyHidden>
            </p>
          </div>
          <div className={styles.text}>
            <Prose html={html} size="article" />
          </div>
        </div>
      </Container>
    </article>
  );
}
