'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Textarea } from '@/components/ui/input';
import { RatingField } from '@/components/ui/rating-field';
import { usePictures } from '@/components/upload/use-pictures';
import { readDraft } from '@/lib/form/draft';
import { useHeldValue } from '@/lib/form/use-held-value';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { fieldError } from '@/lib/form/words';
import { linesOf, linesText } from '@/lib/order/chosen-lines';
import type { ReviewForm as Values } from '@/lib/order/forms';
import { pictureAt, useWriteOrderReview } from '@/lib/order/reviews';
import { MAX_REVIEW_IMAGES, type Order } from '@/lib/order/schema';
import { LineChoice } from './line-choice';
import { WrittenForm } from './written-form';

const loadSchema = async () => (await import('@/lib/order/forms')).ReviewFormSchema;
const draftKeyOf = (orderId: string) => `review.${orderId}`;

/** Whether something was written in this tab and not sent, before a reload or the end of a session. */
export function hasReviewDraft(orderId: string): boolean {
  const { rating, comment } = readDraft(draftKeyOf(orderId));
  return Boolean(rating || comment);
}

/** Stars, words, pictures, and the services that are meant: all of them unless said. */
export function ReviewForm({ order, onSent, onClose }: { order: Order; onSent: () => void; onClose: () => void }) {
  const t = useTranslations('Review');
  const words = useTranslations('Form');
  const draftKey = draftKeyOf(order._id);
  const [draft] = useState(() => readDraft(draftKey));
  const stars = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const pictures = usePictures({ max: MAX_REVIEW_IMAGES });
  const { mutateAsync: write, isPending } = useWriteOrderReview(order._id);
  const form = useLazyForm<Values>({
    loadSchema,
    draftKey,
    onSubmit: (values) => {
      const created_at = new Date().toISOString();
      return write({
        review: {
          _id: `sent-${created_at}`,
          rating: Number(values.rating),
          comment: values.comment.trim(),
          images: pictures.pictures.flatMap(({ preview }) => (preview ? [pictureAt(preview)] : [])),
          product_variant_ids: linesOf(values.lines, order.items).map((line) => line.product_variant_id),
          status: 'waiting',
          created_at,
        },
        upload: pictures.upload,
      });
    },
    onSent,
  });
  const { field, errors } = form;
  const rating = useHeldValue(field('rating'), draft.rating ?? '', () => stars.current?.querySelector<HTMLElement>('input[type=radio]')?.focus());
  const chosen = useHeldValue(field('lines'), draft.lines ?? linesText(order.items), () => lines.current?.querySelector('input')?.focus());
  return (
    <WrittenForm title={t('write')} action={t('send')} pictures={pictures} form={form} isSending={isPending} onClose={onClose}>
      <div ref={stars}>
        <input {...rating.field} />
        <RatingField legend={t('rating')} value={rating.value} onChange={rating.set} error={errors.rating ? t('ratingRequired') : undefined} />
      </div>
      <div ref={lines} hidden={order.items.length < 2}>
        <LineChoice
          legend={t('services')}
          items={order.items}
          chosen={linesOf(chosen.value, order.items)}
          onChange={(next) => chosen.set(linesText(next))}
          error={errors.lines ? t('serviceRequired') : undefined}
        />
        <input {...chosen.field} />
      </div>
      <Textarea
        {...field('comment')}
        label={t('comment')}
        rows={5}
        optional
        hint={t('commentHint')}
        error={fieldError(words, errors.comment)}
        autoComplete="off"
      />
    </WrittenForm>
  );
}
