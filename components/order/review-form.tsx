'use client';
import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Textarea } from '@/components/ui/input';
import { RatingField } from '@/components/ui/rating-field';
import { usePictures } from '@/components/upload/use-pictures';
import { useShopForm } from '@/lib/form/use-shop-form';
import { pictureAt, useWriteOrderReview } from '@/lib/order/after-sale';
import { linesOf, ReviewFormSchema } from '@/lib/order/forms';
import { MAX_REVIEW_IMAGES, type Order } from '@/lib/order/schema';
import { LineChoice } from './line-choice';
import { WrittenForm } from './written-form';

interface ReviewFormProps {
  order: Order;
  draftKey: string;
  onSent: () => void;
  onClose: () => void;
}

/** A review is about all services by default. */
export function ReviewForm({ order: { _id, items }, draftKey, onSent, onClose }: ReviewFormProps) {
  const t = useTranslations('Review');
  const pictures = usePictures({ max: MAX_REVIEW_IMAGES });
  const { mutateAsync: write, isPending } = useWriteOrderReview(_id);
  const shopForm = useShopForm({
    schema: ReviewFormSchema,
    defaultValues: { rating: '', lines: linesOf(items, items), comment: '' },
    draftKey,
    onSubmit: (values) => {
      const created_at = new Date().toISOString();
      return write({
        review: {
          _id: `sent-${created_at}`,
          rating: Number(values.rating),
          comment: values.comment.trim(),
          images: pictures.pictures.flatMap(({ preview }) => (preview ? [pictureAt(preview)] : [])),
          product_variant_ids: linesOf(values.lines, items).map((line) => line.product_variant_id),
          status: 'waiting',
          created_at,
        },
        upload: pictures.upload,
      });
    },
    onSent,
  });
  const { form, field, codeOf } = shopForm;
  const { field: rating } = useController({ control: form.control, name: 'rating' });
  const { field: lines } = useController({ control: form.control, name: 'lines' });
  return (
    <WrittenForm title={t('write')} action={t('send')} pictures={pictures} shopForm={shopForm} isSending={isPending} onClose={onClose}>
      <div>
        <RatingField {...rating} legend={t('rating')} error={codeOf('rating') && t('ratingRequired')} />
      </div>
      <div hidden={items.length < 2}>
        <LineChoice {...lines} legend={t('services')} items={items} error={codeOf('lines') && t('serviceRequired')} />
      </div>
      <Textarea {...field('comment')} label={t('comment')} rows={5} optional hint={t('commentHint')} autoComplete="off" />
    </WrittenForm>
  );
}
