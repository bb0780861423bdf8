'use client';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { RatingButtons } from '@/components/ui/rating-buttons';
import { useOrderReviews } from '@/lib/order/after-sale';
import type { Order } from '@/lib/order/schema';
import type { ReviewToggle } from './order-reviews';
import styles from './order-next-step.module.scss';

/** A completed appointment: the question how it went, until there is a review, and what else there is. */
export function OrderCompleted({ order, review }: { order: Order; review: ReviewToggle | undefined }) {
  const tCommon = useTranslations('Common');
  const browse = <TextLink href="/shop/main/product">{tCommon('browse')}</TextLink>;
  if (!review) return <p data-print="no">{browse}</p>;
  return (
    <Note tone="ok" action={<span data-print="no">{browse}</span>}>
      <HowDidItGo order={order} review={review} />
    </Note>
  );
}

function HowDidItGo({ order, review }: { order: Order; review: ReviewToggle }) {
  const t = useTranslations('Order');
  const tReview = useTranslations('Review');
  const { reviews = [], isPending } = useOrderReviews(order._id);
  // the form asks the same
  if (reviews.length > 0 || review.isOpen) return <p>{t('doneText')}</p>;
  return (
    <div className={styles.step}>
      <h2>{tReview('ask')}</h2>
      {/* where there are reviews already, the stars never show: their room is kept until that is known */}
      <div className={styles.stars} data-print="no" data-waiting={isPending || undefined}>
        <RatingButtons label={tReview('ask')} onRate={review.rate} />
      </div>
    </div>
  );
}
