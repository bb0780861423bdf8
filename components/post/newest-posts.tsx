import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { TextIn } from '@/components/ui/text-in';
import { formatDateTime } from '@/lib/format/date';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { postPath } from '@/lib/post/path';
import type { PostSummary } from '@/lib/post/schema';
import styles from './newest-posts.module.scss';

/** The newest articles on the home page: the first one large, the next beside it. */
export function NewestPosts({ posts: [first, ...others], locale }: { posts: readonly PostSummary[]; locale: Locale }) {
  const t = useTranslations('Post');
  if (!first) return null;
  const all = (
    <TextLink href="/posts" arrow>
      {t('all')}
    </TextLink>
  );
  return (
    <Section ground="white" aria-labelledby="articles">
      <SectionHead id="articles" title={t('title')} action={all} />
      <div className={styles.articles}>
        <Article
          post={first}
          locale={locale}
          sizes="(width >= 992px) 54vw, (width >= 768px) 100vw, (resolution >= 2.5dppx) 66vw, 100vw"
        />
        <div className={styles.side}>
          {others.map((post) => (
            <Article key={post._id} post={post} locale={locale} sizes="(width >= 768px) 20vw, 160px" isRow />
          ))}
        </div>
      </div>
    </Section>
  );
}

type ArticleProps = { post: PostSummary; locale: Locale; sizes: string; isRow?: boolean };

function Article({ post, locale, sizes, isRow }: ArticleProps) {
  const t = useTranslations('Post');
  const likes = post.liked_account_ids.length;
  return (
    <article className={styles.article} data-row={isRow || undefined}>
      <Picture picture={post.cover} alt="" sizes={sizes} />
      <div>
        <h3>
          <Link href={postPath(post, locale)}>
            <TextIn text={post.title} locale={locale} />
          </Link>
        </h3>
        <p>
          <TextIn text={post.excerpt} locale={locale} />
        </p>
        <div className={styles.meta}>
          <time dateTime={post.created_at}>{formatDateTime(post.created_at)}</time>
          <span aria-label={t('likes', { count: likes })} role="img">
            <Icon name="heart" size={16} />
            <span>{formatCount(likes, locale)}</span>
          </span>
        </div>
      </div>
    </article>
  );
}
