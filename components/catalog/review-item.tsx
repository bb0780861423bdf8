import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Remark } from '@/components/ui/remark';
import { Stars } from '@/components/ui/stars';
import type { ProductReview } from '@/lib/catalog/schema';
import { formatDateTime } from '@/lib/format/date';
import { visibleText } from '@/lib/api/visible-text';
import styles from './reviews.module.scss';

/** One review. Needs the messages `CatalogDetail`. */
export function ReviewItem({ review }: { review: ProductReview }) {
  const t = useTranslations('CatalogDetail');
  const { reply } = review;
  return (
    <Remark
      name={visibleText(review.user.username) || t('anonymous')}
      avatar={review.user.avatar}
      at={review.created_at}
      date={formatDateTime(review.created_at)}
      text={review.comment}
      mark={review.rating === null ? undefined : <Stars rating={review.rating} />}
    >
      {review.images.length > 0 ? (
        <ul className={styles.pictures}>
          {review.images.map((picture, index) => (
            <li key={picture.url}>
              <Picture picture={picture} alt={t('reviewPicture', { number: index + 1 })} sizes="88px" ratio="1" />
            </li>
          ))}
        </ul>
      ) : null}
      {reply && visibleText(reply.body) ? (
        <Remark name={t('reply')} at={reply.created_at} date={formatDateTime(reply.created_at)} text={reply.body} />
      ) : null}
    </Remark>
  );
}
