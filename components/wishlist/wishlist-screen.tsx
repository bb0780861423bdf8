import { type CardPart, type GridPart, WishlistList } from '@/components/wishlist/wishlist-list';
import { QueryProvider } from '@/components/ui/query-provider';
import { ClientMessages } from '@/lib/i18n/server';

/** The account's wishlist, for guests too. `Card` and `Grid` are client components of the catalogue. */
export function WishlistScreen({ Card, Grid }: { Card: CardPart; Grid: GridPart }) {
  return (
    <ClientMessages namespaces={['WishlistPage', 'CatalogCard']}>
      <QueryProvider>
        <WishlistList Card={Card} Grid={Grid} />
      </QueryProvider>
    </ClientMessages>
  );
}
