import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatDateTime } from '@/lib/format/date';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import { postPath } from '@/lib/post/path';
import type { PostSummary } from '@/lib/post/schema';
import styles from './post-card.module.scss';

type PostCardProps = {
  post: PostSummary;
  locale: Locale;
  as?: 'h2' | 'h3';
  priority?: boolean;
  /** as wide as the list where there is room, the cover beside the words */
  isLead?: boolean;
  sizes?: string;
  /** in place of the count of likes: the button that likes */
  likes?: ReactNode;
};

const SMALL_SIZES = '(width >= 578px) 45vw, 92vw';
const SIZES = `(width >= 992px) 30vw, ${SMALL_SIZES}`;
const LEAD_SIZES = `(width >= 1430px) 760px, (width >= 992px) 53vw, ${SMALL_SIZES}`;

/** An article in a list: cover, date, title, what it is about, likes. The whole card is the title's link. */
export function PostCard({ post, locale, as: Title = 'h2', priority, isLead, sizes = isLead ? LEAD_SIZES : SIZES, likes }: PostCardProps) {
  const t = useTranslations('Post');
  const excerpt = textIn(post.excerpt, locale);
  const count = post.liked_account_ids.length;
  return (
    <article className={styles.card} data-lead={isLead || undefined}>
      <div className={styles.cover}>
        <Picture picture={post.cover} alt={textIn(post.cover.alt, locale)} ratio="16/10" sizes={sizes} priority={priority} />
      </div>
      <p className={styles.meta}>
        <time dateTime={post.created_at}>{formatDateTime(post.created_at)}</time>
        {likes ?? (
          <span className={styles.likes}>
            <Icon name="heart" size={18} />
            <span aria-hidden="true">{formatCount(count, locale)}</span>
            <VisuallyHidden>{t('likes', { count })}</VisuallyHidden>
          </span>
        )}
      </p>
      <Title className={styles.title}>
        <Link href={postPath(post, locale)}>
          <TextIn text={post.title} locale={locale} />
        </Link>
      </Title>
      {excerpt ? (
        <p className={styles.excerpt}>
          <TextIn text={post.excerpt} locale={locale} />
        </p>
      ) : null}
    </article>
  );
}
