'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Textarea } from '@/components/ui/input';
import { usePictures } from '@/components/upload/use-pictures';
import { readDraft } from '@/lib/form/draft';
import { useHeldValue } from '@/lib/form/use-held-value';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { fieldError } from '@/lib/form/words';
import { linesOf, linesText } from '@/lib/order/chosen-lines';
import type { RefundForm as Values } from '@/lib/order/forms';
import { type useRequestRefund } from '@/lib/order/refund';
import { pictureAt } from '@/lib/order/reviews';
import { MAX_REVIEW_IMAGES, type Order } from '@/lib/order/schema';
import { LineChoice } from './line-choice';
import { WrittenForm } from './written-form';

const loadSchema = async () => (await import('@/lib/order/forms')).RefundFormSchema;
export const refundDraftKey = (orderId: string) => `refund.${orderId}`;

interface RefundFormProps {
  order: Order;
  /** the section's: while the request is on its way it shows there */
  request: ReturnType<typeof useRequestRefund>;
  onSent: () => void;
  onClose: () => void;
}

/** Which services and how many of each, why, and pictures of it. */
export function RefundForm({ order, request: { mutateAsync: send, isPending }, onSent, onClose }: RefundFormProps) {
  const t = useTranslations('Refund');
  const tReview = useTranslations('Review');
  const words = useTranslations('Form');
  const draftKey = refundDraftKey(order._id);
  const [draft] = useState(() => readDraft(draftKey));
  const lines = useRef<HTMLDivElement>(null);
  const pictures = usePictures({ max: MAX_REVIEW_IMAGES });
  const form = useLazyForm<Values>({
    loadSchema,
    draftKey,
    onSubmit: (values) => {
      const created_at = new Date().toISOString();
      return send({
        request: {
          _id: `sent-${created_at}`,
          reason: values.reason.trim(),
          images: pictures.pictures.flatMap(({ preview }) => (preview ? [pictureAt(preview)] : [])),
          refund_items: linesOf(values.lines, order.items),
          items: order.items,
          status: 'waiting',
          created_at,
        },
        upload: pictures.upload,
      });
    },
    onSent,
  });
  const { field, errors } = form;
  // a single line can only be the one that is meant
  const initial = draft.lines ?? linesText(order.items.length === 1 ? order.items : []);
  const chosen = useHeldValue(field('lines'), initial, () => lines.current?.querySelector('input')?.focus());
  return (
    <WrittenForm title={t('request')} titleHidden action={t('send')} pictures={pictures} form={form} isSending={isPending} onClose={onClose}>
      <div ref={lines}>
        <LineChoice
          legend={t('services')}
          items={order.items}
          chosen={linesOf(chosen.value, order.items)}
          onChange={(next) => chosen.set(linesText(next))}
          quantityLabel={(name) => t('quantity', { name })}
          error={errors.lines ? tReview('serviceRequired') : undefined}
        />
        <input {...chosen.field} />
      </div>
      <Textarea {...field('reason')} label={t('reason')} rows={5} hint={t('reasonHint')} error={fieldError(words, errors.reason)} autoComplete="off" />
    </WrittenForm>
  );
}
