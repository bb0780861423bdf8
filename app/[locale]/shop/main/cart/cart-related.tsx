'use client';
import { lazyComponent, Nothing } from '@/components/ui/deferred';

// cards and their grid come once the page itself is there
const Related = lazyComponent(async () => {
  const [{ RelatedServices }, { ClientRelatedGrid, ClientServiceCard }] = await Promise.all([
    import('@/components/cart/related-services'),
    import('@/components/catalog/client-cards'),
  ]);
  return () => <RelatedServices Card={ClientServiceCard} Grid={ClientRelatedGrid} />;
}, Nothing);

/** What goes with the cart, below everything else. */
export function CartRelated() {
  return <Related />;
}
