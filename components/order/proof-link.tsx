import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import type { Order } from '@/lib/order/schema';

/** The payment proof that was handed in, whatever has become of the appointment since. Nothing where there is none. */
export function ProofLink({ order }: { order: Pick<Order, 'checkout'> }) {
  const t = useTranslations('Order');
  const image = order.checkout.offline?.image;
  if (!image || !/^https?:\/\//.test(image)) return null;
  return (
    <p data-print="no">
      <TextLink href={image} external>
        {t('proofOpen')}
      </TextLink>
    </p>
  );
}
