'use client';
import { ListingTile, type Tile } from '@/components/catalog/listing-tile';
import { ServiceCard } from '@/components/catalog/service-card';
import { RelatedGrid } from '@/components/catalog/service-grid';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import type { ProductSummary } from '@/lib/catalog/schema';
import { withTiles } from '@/lib/catalog/tiles';
import { useLocale } from '@/lib/i18n/client';

/**
 * Cards and their grid for lists that are loaded in the browser, such as the wishlist: a server page passes them on.
 */
export { ServiceGrid as ClientServiceGrid } from '@/components/catalog/service-grid';
export { ServiceCard as ClientServiceCard };

/** A row of related services, each with a picture of its own. */
export function ClientRelatedCards({ products }: { products: ProductSummary[] }) {
  const locale = useLocale();
  return (
    <RelatedGrid>
      {distinctPictures(products).map((product) => (
        <ServiceCard key={product._id} product={product} locale={locale} />
      ))}
    </RelatedGrid>
  );
}

type Props = { products: ProductSummary[]; shown: readonly string[]; tiles: readonly Tile[] };

/** Cards that follow those of the page, with the tiles among them. `shown`: the pictures of those. */
export function ClientCardList({ products, shown, tiles }: Props) {
  const locale = useLocale();
  return withTiles(distinctPictures(products, shown), tiles, 1).map((slot, index) =>
    'tile' in slot ? (
      <ListingTile key={`tile ${index}`} {...slot.tile} />
    ) : (
      <ServiceCard key={slot.service._id} product={slot.service} locale={locale} />
    ),
  );
}
