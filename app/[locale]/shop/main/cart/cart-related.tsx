'use client';

import dynamic from 'next/dynamic';

// cards and their grid come once the page itself is there
const Related = dynamic(
  async () => {
    const [{ RelatedServices }, { ClientRelatedGrid, ClientServiceCard }] = await Promise.all([
      import('@/components/cart/related-services'),
      import('@/components/catalog/client-cards'),
    ]);
    return () => <RelatedServices Card={ClientServiceCard} Grid={ClientRelatedGrid} />;
  },
  { ssr: false },
);

/** What goes with the cart, below everything else. */
export function CartRelated() {
  return <Related />;
}
