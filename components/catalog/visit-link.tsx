'use client';
import { useServiceChoice } from '@/components/catalog/service-choice';
import { ButtonLink } from '@/components/ui/button';
import { visitPath } from '@/lib/paths/visit-path';

/** Asks for a visit to the flat before anything is booked, with the option that is chosen. */
export function VisitLink(size: { size?: 's'; wide?: boolean }) {
  const { variant, preview, estimate } = useServiceChoice();
  return (
    <ButtonLink {...size} href={visitPath([{ productId: preview.product_id, variantId: variant._id }])}>
      {estimate?.visit}
    </ButtonLink>
  );
}
