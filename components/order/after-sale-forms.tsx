'use client';
import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Textarea } from '@/components/ui/input';
import { RatingField } from '@/components/ui/rating-field';
import { type Pictures, usePictures } from '@/components/upload/use-pictures';
import { useShopForm } from '@/lib/form/use-shop-form';
import { pictureAt, SENDING, type useRequestRefund, useWriteOrderReview } from '@/lib/order/after-sale';
import { linesOf, RefundFormSchema, ReviewFormSchema } from '@/lib/order/forms';
import { MAX_REVIEW_IMAGES, type Order } from '@/lib/order/schema';
import { LineChoice } from './line-choice';
import { WrittenForm } from './written-form';

interface FormProps {
  order: Order;
  draftKey: string;
  onSent: () => void;
  onClose: () => void;
}

/** What a review or refund request in flight shows until the backend has stored it. */
function pending({ pictures }: Pictures) {
  const created_at = new Date().toISOString();
  return {
    _id: `sent-${created_at}`,
    images: pictures.flatMap(({ preview }) => (preview ? [pictureAt(preview)] : [])),
    status: SENDING,
    created_at,
  };
}

/** A review is about all services by default. */
export function ReviewForm({ order: { _id, items }, draftKey, onSent, onClose }: FormProps) {
  const t = useTranslations('Review');
  const pictures = usePictures({ max: MAX_REVIEW_IMAGES });
  const { mutateAsync: write, isPending } = useWriteOrderReview(_id);
  const shopForm = useShopForm({
    schema: ReviewFormSchema,
    defaultValues: { rating: '', lines: linesOf(items, items), comment: '' },
    draftKey,
    onSubmit: ({ rating, comment, lines }) =>
      write({
        review: {
          ...pending(pictures),
          rating: Number(rating),
          comment,
          product_variant_ids: linesOf(lines, items).map((line) => line.product_variant_id),
        },
        upload: pictures.hold(pictures.upload),
      }),
    onSent,
  });
  const { form, field, codeOf } = shopForm;
  const { field: rating } = useController({ control: form.control, name: 'rating' });
  const { field: lines } = useController({ control: form.control, name: 'lines' });
  return (
    <WrittenForm
      title={t('write')}
      action={t('send')}
      pictures={pictures}
      shopForm={shopForm}
      isSending={isPending}
      onClose={onClose}
    >
      <div>
        <RatingField {...rating} legend={t('rating')} error={codeOf('rating') && t('ratingRequired')} />
      </div>
      <div hidden={items.length < 2}>
        <LineChoice {...lines} legend={t('services')} items={items} error={codeOf('lines') && t('serviceRequired')} />
      </div>
      <Textarea
        {...field('comment')}
        label={t('comment')}
        rows={5}
        optional
        hint={t('commentHint')}
        autoComplete="off"
      />
    </WrittenForm>
  );
}

type RefundFormProps = FormProps & { request: ReturnType<typeof useRequestRefund> };

/** `request` belongs to the section, which shows the request while it is in flight. */
export function RefundForm({ order: { items }, draftKey, request, onSent, onClose }: RefundFormProps) {
  const t = useTranslations('Refund');
  const tPurchase = useTranslations('Purchase');
  const tReview = useTranslations('Review');
  const pictures = usePictures({ max: MAX_REVIEW_IMAGES });
  const shopForm = useShopForm({
    schema: RefundFormSchema,
    // a single line needs no choice
    defaultValues: { lines: items.length === 1 ? linesOf(items, items) : [], reason: '' },
    draftKey,
    onSubmit: ({ reason, lines }) =>
      request.mutateAsync({
        request: { ...pending(pictures), reason, refund_items: linesOf(lines, items), items },
        upload: pictures.hold(pictures.upload),
      }),
    onSent,
  });
  const { form, field, codeOf } = shopForm;
  const { field: lines } = useController({ control: form.control, name: 'lines' });
  return (
    <WrittenForm
      title={t('request')}
      titleHidden
      action={t('send')}
      pictures={pictures}
      shopForm={shopForm}
      isSending={request.isPending}
      onClose={onClose}
    >
      <LineChoice
        {...lines}
        legend={t('services')}
        items={items}
        quantityLabel={(name) => tPurchase('quantityOf', { name })}
        error={codeOf('lines') && tReview('serviceRequired')}
      />
      <Textarea {...field('reason')} label={t('reason')} rows={5} hint={t('reasonHint')} autoComplete="off" />
    </WrittenForm>
  );
}
