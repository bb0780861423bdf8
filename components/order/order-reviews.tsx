'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent, Nothing } from '@/components/ui/deferred';
import { ErrorState } from '@/components/ui/error-state';
import { Note } from '@/components/ui/note';
import { Block } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formDraft } from '@/lib/form/draft';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_TAGS } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { useOrderReviews } from '@/lib/order/reviews';
import type { Order, OrderReview } from '@/lib/order/schema';
import { ApprovalBadge } from './approval-badge';
import { Photos } from './photos';
import styles from './order-reviews.module.scss';

const ReviewForm = lazyComponent(async () => (await import('./review-form')).ReviewForm, Nothing);

/** What the customer wrote about a completed appointment, oldest first, and the form for more. */
export function OrderReviews({ order }: { order: Order }) {
  const t = useTranslations('Review');
  const { reviews, isError, isFetching, refetch } = useOrderReviews(order._id);
  const draftKey = `review.${order._id}`;
  const [isWriting, setWriting] = useState(() => hasReviewDraft(draftKey));
  const [sent, setSent] = useState(0);
  const thanks = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);

  // the form that held the focus is gone
  useEffect(() => {
    if (sent > 0) thanks.current?.focus();
  }, [sent]);

  function close() {
    setWriting(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  }

  return (
    <Block title={t('title')} id="order-reviews">
      <div className={styles.reviews}>
        {isError ? <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} busy={isFetching} /> : null}
        {reviews === undefined ? <ReviewsSkeleton /> : null}
        {reviews && reviews.length > 0 ? (
          <ol className={styles.list}>
            {reviews.map((review) => (
              <li key={review._id}>
                <Review review={review} order={order} />
              </li>
            ))}
          </ol>
        ) : null}
        {reviews?.length === 0 && !isError && !isWriting ? (
          <div className={styles.none}>
            <p>{t('none')}</p>
            <p>{t('noneText')}</p>
          </div>
        ) : null}
        {sent > 0 && !isWriting ? (
          <div ref={thanks} tabIndex={-1} className={styles.thanks}>
            <Note tone="ok" live="status">
              {t('thanks')}
            </Note>
          </div>
        ) : null}
        {isWriting ? (
          <ReviewForm
            order={order}
            draftKey={draftKey}
            onSent={() => {
              setWriting(false);
              setSent((before) => before + 1);
            }}
            onClose={close}
          />
        ) : reviews ? (
          <div ref={opener}>
            <Button variant="line" size="s" onClick={() => setWriting(true)}>
              {t('write')}
            </Button>
          </div>
        ) : null}
      </div>
    </Block>
  );
}

/** Whether something was written in this tab and not sent, before a reload or the end of a session. */
function hasReviewDraft(draftKey: string): boolean {
  const { rating, comment } = formDraft(draftKey).get();
  return Boolean(rating || comment);
}

function Review({ review, order }: { review: OrderReview; order: Order }) {
  const t = useTranslations('Review');
  const locale = useLocale();
  const meant = new Set(review.product_variant_ids);
  // said only where the review is about a part of the appointment
  const lines = order.items.filter(({ product_variant_id }) => meant.has(product_variant_id));
  const names = lines.length > 0 && lines.length < order.items.length ? lines.map((line) => textIn(line.product_title, locale)) : [];
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        {review.rating === null ? null : <Stars rating={review.rating} />}
        <ApprovalBadge status={review.status} />
      </div>
      <p className={styles.meta}>
        <time dateTime={review.created_at}>{formatDateTime(review.created_at)}</time>
        {names.length > 0 ? (
          <span>{t('forServices', { services: new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' }).format(names) })}</span>
        ) : null}
      </p>
      {review.comment ? <p className={styles.comment}>{review.comment}</p> : null}
      <Photos photos={review.images} />
    </article>
  );
}

function ReviewsSkeleton() {
  const t = useTranslations('Review');
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden as="p">{t('loading')}</VisuallyHidden>
      <Skeleton width="12rem" height="18px" />
      <Skeleton width="min(30rem, 90%)" height="16px" />
    </div>
  );
}
