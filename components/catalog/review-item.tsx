import { Picture } from '@/components/ui/picture';
import { Remark } from '@/components/ui/remark';
import { Stars } from '@/components/ui/stars';
import type { ProductReview } from '@/lib/catalog/schema';
import { formatDateTime } from '@/lib/format/date';
import styles from './reviews.module.scss';

type Props = { review: ProductReview; words: { anonymous: string; picture: (number: number) => string } };

/** One review, as it was written: names and comments are text, whatever they contain. */
export function ReviewItem({ review, words }: Props) {
  const name = review.user.username.trim() || words.anonymous;
  return (
    <Remark
      name={name}
      avatar={review.user.avatar}
      at={review.created_at}
      date={formatDateTime(review.created_at)}
      text={review.comment}
      mark={<Stars rating={review.rating} />}
    >
      {review.images.length > 0 ? (
        <ul className={styles.pictures}>
          {review.images.map((picture, index) => (
            <li key={picture.url}>
              <Picture picture={picture} alt={words.picture(index + 1)} sizes="88px" ratio="1" />
            </li>
          ))}
        </ul>
      ) : null}
    </Remark>
  );
}
