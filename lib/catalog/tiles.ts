import { PAGE_SIZE } from '@/lib/catalog/listing';

/**
 * A listing's services with its tiles: one behind each whole page, which makes rows of two and of three even. `page` is
 * the first page that `services` begin with; every page of the listing has a tile of its own, as long as there are any.
 */
export function withTiles<Service, Tile>(
  services: readonly Service[],
  tiles: readonly Tile[],
  page: number,
): ({ service: Service } | { tile: Tile })[] {
  return services.flatMap((service, index) => {
    const isLast = (index + 1) % PAGE_SIZE === 0;
    const tile = isLast ? tiles[page - 1 + Math.floor(index / PAGE_SIZE)] : undefined;
    return tile === undefined ? [{ service }] : [{ service }, { tile }];
  });
}
