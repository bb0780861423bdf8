'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { ErrorState } from '@/components/ui/error-state';
import { Note } from '@/components/ui/note';
import { Remark } from '@/components/ui/remark';
import { Block } from '@/components/ui/section';
import { Stars } from '@/components/ui/stars';
import { visibleText } from '@/lib/api/visible-text';
import { lineTitle } from '@/lib/cart/lines';
import { formatDateTime } from '@/lib/format/date';
import { formDraft } from '@/lib/form/draft';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_TABLE } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { useOrderReviews, writingKey } from '@/lib/order/after-sale';
import type { Order, OrderReview } from '@/lib/order/schema';
import { AfterSaleSkeleton, FormOpener, useFormToggle } from './form-toggle';
import { ApprovalBadge } from './order-badges';
import { Photos } from './photos';
import layout from '@/components/ui/layout.module.scss';
import styles from './after-sale.module.scss';

const ReviewForm = onDemand(async () => (await import('./after-sale-forms')).ReviewForm);

const ID = 'order-reviews';
const draftKeyOf = (orderId: string) => `review.${orderId}`;

/** The form of a review, which opens with a rating, too: from the question above it on the page. */
export function useReviewToggle(orderId: string) {
  const draftKey = draftKeyOf(orderId);
  const form = useFormToggle(draftKey, ['rating', 'comment'], writingKey(orderId));
  return {
    ...form,
    rate(rating: number) {
      const draft = formDraft(draftKey);
      draft.set({ ...draft.get(), rating: String(rating) });
      form.open();
      document.getElementById(ID)?.scrollIntoView();
    },
  };
}
export type ReviewToggle = ReturnType<typeof useReviewToggle>;

/** The customer's reviews of a completed order, oldest first, and the form for another. */
export function OrderReviews({ order, form }: { order: Order; form: ReviewToggle }) {
  const t = useTranslations('Review');
  const { reviews, isSending, ...query } = useOrderReviews(order._id);
  const draftKey = draftKeyOf(order._id);
  const { isOpen, sentCount } = form;
  const thanks = useRef<HTMLDivElement>(null);

  // the form that held the focus is gone
  useEffect(() => {
    if (sentCount > 0) thanks.current?.focus();
  }, [sentCount]);

  return (
    <Block title={t('reviews')} id={ID}>
      <div className={layout.stack} data-gap="6">
        {query.isError ? <ErrorState message={t('loadFailed')} query={query} /> : null}
        {reviews === undefined ? <AfterSaleSkeleton /> : null}
        {reviews && reviews.length > 0 ? (
          <ol className={styles.list}>
            {reviews.map((review) => (
              <li key={review._id}>
                <Review review={review} order={order} />
              </li>
            ))}
          </ol>
        ) : null}
        {reviews?.length === 0 && !query.isError && !isOpen ? (
          <div className={styles.none}>
            <p>{t('noReviews')}</p>
            <p>{t('noneText')}</p>
          </div>
        ) : null}
        {sentCount > 0 && !isOpen ? (
          <div ref={thanks} tabIndex={-1}>
            <Note tone="ok" live="status">
              {t('thanks')}
            </Note>
          </div>
        ) : null}
        {isOpen ? <ReviewForm order={order} draftKey={draftKey} onSent={form.onSent} onClose={form.onClose} /> : null}
        {reviews && !isOpen && !isSending ? (
          <FormOpener place={form.opener} onOpen={form.open}>
            {t(reviews.length > 0 ? 'another' : 'write')}
          </FormOpener>
        ) : null}
      </div>
    </Block>
  );
}

function Review({ review, order }: { review: OrderReview; order: Order }) {
  const t = useTranslations('Review');
  const locale = useLocale();
  const { reply } = review;
  // named only where the review is about a part of the order
  const lines = order.items.filter(({ product_variant_id }) => review.product_variant_ids.includes(product_variant_id));
  const names =
    lines.length > 0 && lines.length < order.items.length ? lines.map((line) => textIn(lineTitle(line), locale)) : [];
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        {review.rating === null ? null : <Stars rating={review.rating} />}
        <ApprovalBadge status={review.status} />
      </div>
      <p className={styles.meta}>
        <time dateTime={review.created_at}>{formatDateTime(review.created_at)}</time>
        {names.length > 0 ? (
          <span>
            {t('forServices', {
              services: new Intl.ListFormat(LOCALE_TABLE[locale].tag, { type: 'conjunction' }).format(names),
            })}
          </span>
        ) : null}
      </p>
      {review.comment ? <p className={styles.written}>{review.comment}</p> : null}
      <Photos photos={review.images} />
      {reply && visibleText(reply.body) ? (
        <Remark name={t('reply')} at={reply.created_at} date={formatDateTime(reply.created_at)} text={reply.body} />
      ) : null}
    </article>
  );
}
