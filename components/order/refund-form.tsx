'use client';
import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Textarea } from '@/components/ui/input';
import { usePictures } from '@/components/upload/use-pictures';
import { useShopForm } from '@/lib/form/use-shop-form';
import { pictureAt, type useRequestRefund } from '@/lib/order/after-sale';
import { linesOf, RefundFormSchema } from '@/lib/order/forms';
import { MAX_REVIEW_IMAGES, type Order } from '@/lib/order/schema';
import { LineChoice } from './line-choice';
import { WrittenForm } from './written-form';

interface RefundFormProps {
  order: Order;
  draftKey: string;
  /** belongs to the section, which shows the request while it is in flight */
  request: ReturnType<typeof useRequestRefund>;
  onSent: () => void;
  onClose: () => void;
}

export function RefundForm({ order: { items }, draftKey, request: { mutateAsync: send, isPending }, onSent, onClose }: RefundFormProps) {
  const t = useTranslations('Refund');
  const tReview = useTranslations('Review');
  const pictures = usePictures({ max: MAX_REVIEW_IMAGES });
  const shopForm = useShopForm({
    schema: RefundFormSchema,
    // a single line needs no choice
    defaultValues: { lines: items.length === 1 ? linesOf(items, items) : [], reason: '' },
    draftKey,
    onSubmit: ({ reason, lines: chosen }) => {
      const created_at = new Date().toISOString();
      return send({
        request: {
          _id: `sent-${created_at}`,
          reason: reason.trim(),
          images: pictures.pictures.flatMap(({ preview }) => (preview ? [pictureAt(preview)] : [])),
          refund_items: linesOf(chosen, items),
          items,
          status: 'waiting',
          created_at,
        },
        upload: pictures.upload,
      });
    },
    onSent,
  });
  const { form, field, codeOf } = shopForm;
  const { field: lines } = useController({ control: form.control, name: 'lines' });
  return (
    <WrittenForm title={t('request')} titleHidden action={t('send')} pictures={pictures} shopForm={shopForm} isSending={isPending} onClose={onClose}>
      <LineChoice
        {...lines}
        legend={t('services')}
        items={items}
        quantityLabel={(name) => t('quantity', { name })}
        error={codeOf('lines') && tReview('serviceRequired')}
      />
      <Textarea {...field('reason')} label={t('reason')} rows={5} hint={t('reasonHint')} autoComplete="off" />
    </WrittenForm>
  );
}
