'use client';
import { ProjectLine } from '@/components/post/project-line';
import type { Blocks } from '@/components/ui/blocks';
import { Icon } from '@/components/ui/icon';
import { PictureImage, type PictureSourceProps } from '@/components/ui/picture-image';
import { followPicture } from '@/components/ui/shared-picture';
import { Marked } from '@/components/ui/marked';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { Link } from '@/lib/i18n/navigation';
import type { LocalizedText } from '@/lib/i18n/text';
import styles from './post-card.module.scss';

/**
 * Where there is room: `lead` is as wide as the list, the cover beside the words; `feature` as high as the two cards
 * beside it.
 */
export type CardSize = 'lead' | 'feature';

type Props = {
  href: string;
  title: LocalizedText;
  excerpt?: LocalizedText;
  /** of a project */
  facts?: readonly { value: LocalizedText }[];
  cover: PictureSourceProps & { alt: string };
  /** when it was published, ISO 8601, and as it is shown */
  at: string;
  date: string;
  count: { number: string; label: string };
  /** in place of the count of likes */
  likes?: Blocks;
  as?: 'h2' | 'h3';
  priority?: boolean;
  size?: CardSize;
  sizes: string;
};

/**
 * The markup of an article's card. A client component: a page's data holds what is on its cards, not the markup of
 * each.
 */
export function PostCardView({
  href,
  title,
  excerpt,
  facts = [],
  cover,
  at,
  date,
  count,
  likes,
  as: Title = 'h2',
  priority,
  size,
  sizes,
}: Props) {
  return (
    <article className={styles.card} data-size={size}>
      <div className={styles.cover}>
        <PictureImage {...cover} ratio="16/10" sizes={sizes} priority={priority} />
      </div>
      <p className={styles.meta}>
        <time dateTime={at}>{date}</time>
        {likes ?? (
          <span className={styles.likes}>
            <Icon name="heart" size={18} />
            <span aria-hidden="true">{count.number}</span>
            <VisuallyHidden>{count.label}</VisuallyHidden>
          </span>
        )}
      </p>
      <Title className={styles.title}>
        <Link href={href} prefetch="on-touch" onClick={followPicture}>
          <Marked {...title} />
        </Link>
      </Title>
      <ProjectLine facts={facts} />
      {excerpt ? (
        <p className={styles.excerpt}>
          <Marked {...excerpt} />
        </p>
      ) : null}
    </article>
  );
}
