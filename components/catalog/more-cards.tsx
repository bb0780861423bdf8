'use client';
import { Suspense } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import type { Listing } from '@/lib/catalog/listing';
import { useMoreProducts } from '@/lib/catalog/more-products';
import type { Sorting } from '@/lib/configuration/schema';

const ClientCards = lazyComponent(async () => (await import('./client-card-list')).ClientCardList);

export type MoreCardsProps = {
  listing: Listing;
  sortings: Sorting[];
  first: number | undefined;
  /** pictures of the cards before them */
  shown: readonly string[];
};

/** Cards of services that came after the page: how they are drawn comes with the first of them. */
export function MoreCards({ listing, sortings, first, shown }: MoreCardsProps) {
  const { data } = useMoreProducts(listing, sortings, first);
  if (!data) return null;
  return (
    <Suspense fallback={null}>
      <ClientCards products={data.pages.flatMap((page) => page.data)} shown={shown} />
    </Suspense>
  );
}
