'use client';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { RatingButtons } from '@/components/ui/rating-buttons';
import { formatDateTime } from '@/lib/format/date';
import { useOrderReviews } from '@/lib/order/after-sale';
import type { Order } from '@/lib/order/schema';
import type { ReviewToggle } from './order-reviews';
import styles from './order-next-step.module.scss';

/** A completed appointment: the question how it went, until there is a review, and what else there is. */
export function OrderCompleted({ order, review }: { order: Order; review: ReviewToggle | undefined }) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const end = order.statuses.findLast(({ slug }) => slug === 'completed');
  const date = formatDateTime(end?.created_at ?? '');
  const when = date ? t('completedOn', { date }) : t('status.completed');
  return (
    <Note
      tone="ok"
      action={
        <span data-print="no">
          <TextLink href="/shop/main/product">{tCommon('browse')}</TextLink>
        </span>
      }
    >
      {review ? (
        <HowDidItGo order={order} review={review} when={when} />
      ) : (
        <div className={styles.step}>
          <h2>{when}</h2>
          <p>{t('doneText')}</p>
        </div>
      )}
    </Note>
  );
}

function HowDidItGo({ order, review, when }: { order: Order; review: ReviewToggle; when: string }) {
  const t = useTranslations('Order');
  const tReview = useTranslations('Review');
  const { reviews = [], isPending } = useOrderReviews(order._id);
  // the form asks the same
  const isAsked = reviews.length === 0 && !review.isOpen;
  return (
    <div className={styles.step}>
      <h2>{isAsked ? tReview('ask') : when}</h2>
      <p>{isAsked ? when : t('doneText')}</p>
      {isAsked ? (
        // where there are reviews already, the stars never show: their room is kept until that is known
        <div className={styles.stars} data-print="no" data-waiting={isPending || undefined}>
          <RatingButtons label={tReview('ask')} onRate={review.rate} />
        </div>
      ) : null}
    </div>
  );
}
