import { getTranslations } from 'next-intl/server';
import { MoreReviews } from '@/components/catalog/more-reviews';
import { RatingSpread } from '@/components/catalog/rating-spread';
import { ReviewItem } from '@/components/catalog/review-item';
import { TextLink } from '@/components/ui/button';
import { TitleRow } from '@/components/ui/title-row';
import { Stars } from '@/components/ui/stars';
import type { ProductReview, Rating } from '@/lib/catalog/schema';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import styles from './reviews.module.scss';

export const FIRST_REVIEWS = 3;

type Props = { productId: string; rating: Rating; reviews: ProductReview[]; locale: Locale };

/** A service's reviews: the average, how they are spread, the newest ones, and the rest on request. */
export async function Reviews({ productId, rating, reviews, locale }: Props) {
  const t = await getTranslations('Catalog');
  const tReview = await getTranslations('Review');
  const first = reviews.slice(0, FIRST_REVIEWS).map((review) => <ReviewItem key={review._id} review={review} />);
  return (
    <TitleRow title={tReview('reviews')} id="reviews">
      {rating.count === 0 ? (
        <p className={styles.none}>{tReview('noReviews')}</p>
      ) : (
        <div className={styles.spread}>
          <div className={styles.average}>
            <b>{rating.average.toFixed(1)}</b>
            <Stars rating={rating.average} />
            <p>{t('reviewCount', { count: rating.count })}</p>
          </div>
          <RatingSpread
            rows={[5, 4, 3, 2, 1].map((stars) => {
              const count = rating.distribution[stars - 1] ?? 0;
              return {
                stars,
                label: t('stars', { stars }),
                count: formatCount(count, locale),
                share: count / Math.max(1, rating.count),
              };
            })}
          />
        </div>
      )}
      <div className={styles.list}>
        {reviews.length > FIRST_REVIEWS ? (
          <MoreReviews productId={productId} label={t('showAllReviews', { count: reviews.length })}>
            {first}
          </MoreReviews>
        ) : (
          first
        )}
      </div>
      <p className={styles.how}>
        <span>{t('reviewHow')}</span> <TextLink href="/account/orders">{t('reviewWhere')}</TextLink>
      </p>
    </TitleRow>
  );
}
