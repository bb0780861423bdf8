'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatCount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { useLike } from '@/lib/post/likes';
import styles from './like-button.module.scss';

type Props = {
  postId: string;
  /** as the cached page knows it */
  likes: number;
  /** given where a page has several like buttons */
  title?: string;
  /** `pill` stands beside an article, `small` in a card's line */
  variant?: 'pill' | 'small';
};

/** Likes an article or takes the like back, optimistically. */
export function LikeButton({ postId, likes, title, variant = 'pill' }: Props) {
  const t = useTranslations('PostLike');
  const locale = useLocale();
  const { isLiked, count, toggle } = useLike(postId, likes);
  return (
    <button
      type="button"
      className={styles.like}
      data-variant={variant}
      aria-pressed={isLiked}
      aria-label={title === undefined ? t('like', { count }) : t('likeNamed', { title, count })}
      onClick={toggle}
    >
      <Icon name="heart" size={variant === 'pill' ? 20 : 18} filled={isLiked} />
      <span>{formatCount(count, locale)}</span>
    </button>
  );
}
