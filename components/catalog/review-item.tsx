import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import type { ProductReview } from '@/lib/catalog/schema';
import { formatDate } from '@/lib/format/date';
import styles from './reviews.module.scss';

type Props = { review: ProductReview; words: { anonymous: string; picture: (name: string) => string } };

/** One review, as it was written: names and comments are text, whatever they contain. */
export function ReviewItem({ review, words }: Props) {
  const name = review.user.username.trim() || words.anonymous;
  return (
    <article className={styles.review}>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
        <b>{name}</b>
        <Stars rating={review.rating} />
        <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
      </div>
      {review.comment ? <p className={styles.comment}>{review.comment}</p> : null}
      {review.images.length > 0 ? (
        <ul className={styles.pictures}>
          {review.images.map((picture) => (
            <li key={picture.url}>
              <Picture picture={picture} alt={words.picture(name)} sizes="88px" ratio="1" />
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
