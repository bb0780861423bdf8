import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { pictureProps, preloadPicture } from '@/components/ui/picture';
import { formatDateTime } from '@/lib/format/date';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { localizedText, textIn } from '@/lib/i18n/text';
import { postPath } from '@/lib/post/path';
import { projectFacts } from '@/lib/post/project-facts';
import type { PostSummary } from '@/lib/post/schema';
import { type CardSize, PostCardView } from './post-card-view';

type PostCardProps = {
  post: PostSummary;
  locale: Locale;
  as?: 'h2' | 'h3';
  priority?: boolean;
  size?: CardSize | undefined;
  sizes?: string;
  /** in place of the count of likes: the button that likes */
  likes?: Blocks;
};

const SMALL_SIZES = '(width >= 578px) 45vw, (resolution >= 2.5dppx) 62vw, 92vw';
const SIZES = `(width >= 992px) 30vw, ${SMALL_SIZES}`;
const LARGE_SIZES = `(width >= 1920px) 52vw, (width >= 1430px) 860px, (width >= 992px) 61vw, ${SMALL_SIZES}`;

/** An article in a list: cover, date, title, what it is about, likes. The whole card is the title's link. */
export function PostCard({ post, locale, priority, size, sizes = size ? LARGE_SIZES : SIZES, ...rest }: PostCardProps) {
  if (priority) preloadPicture(post.cover, { sizes });
  const t = useTranslations('Post');
  const excerpt = localizedText(post.excerpt, locale);
  const facts = projectFacts(post, locale).map(({ value }) => ({ value }));
  const count = post.liked_account_ids.length;
  return (
    <PostCardView
      href={postPath(post, locale)}
      title={localizedText(post.title, locale)}
      cover={{ ...pictureProps(post.cover), alt: textIn(post.cover.alt, locale) }}
      at={post.created_at}
      date={formatDateTime(post.created_at)}
      count={{ number: formatCount(count, locale), label: t('likes', { count }) }}
      {...(excerpt.text ? { excerpt } : null)}
      {...(facts.length > 0 ? { facts } : null)}
      sizes={sizes}
      {...(priority ? { priority } : null)}
      {...(size ? { size } : null)}
      {...rest}
    />
  );
}
