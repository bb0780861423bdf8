'use client';
import type { Tile } from '@/components/catalog/listing-tile';
import type { Blocks } from '@/components/ui/blocks';
import { useRef } from 'react';
import { ServiceGrid } from '@/components/catalog/service-grid';
import { deferred } from '@/components/ui/deferred';
import { onDemand } from '@/components/ui/on-demand';
// styles of the deferred part, which the server renders with the page
import '@/components/ui/load-more.module.scss';
import '@/components/ui/progress-line.module.scss';
import './listing-list.module.scss';
import type { Listing } from '@/lib/catalog/listing';
import { useNear } from '@/lib/client/near';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { Sorting } from '@/lib/configuration/schema';

const ListingMore = deferred(async () => (await import('./listing-more')).ListingMore, { when: 'near' });
const MoreCards = onDemand(async () => (await import('./listing-more')).MoreCards, { usesQueries: true });

type Props = {
  /** its `page` is the last one that `children` show */
  listing: Listing;
  sortings: Sorting[];
  total: number;
  /** the page after it; undefined where there is none */
  first: number | undefined;
  /** services before `children`: only the last twelve pages of a long list are rendered */
  skipped: number;
  /** the pictures of `children` */
  shown: readonly string[];
  /** for the pages to come */
  tiles?: readonly Tile[];
  children: Blocks;
};

/** A listing's cards, those loaded later included, and what is below them. */
export function ListingList({ listing, sortings, total, first, skipped, shown, tiles = [], children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // Back finds the cards that were loaded before: the browser scrolls to its place once, in the first frame
  const [isNear, watch] = useNear(useHydrated());
  const more = { listing, sortings, first };
  return (
    <div ref={list}>
      <ServiceGrid columns={3} isDense>
        {children}
        {isNear ? <MoreCards {...more} shown={shown} tiles={tiles} /> : null}
      </ServiceGrid>
      <div ref={watch}>
        <ListingMore {...more} total={total} skipped={skipped} list={list} />
      </div>
    </div>
  );
}
