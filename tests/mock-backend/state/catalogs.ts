import type { Seed } from '../seed.ts';
import type { Settings } from '../settings.ts';
import { type Catalog, createCatalog } from './catalog.ts';
import type { Clock } from './clock.ts';
import type { Memory } from './memory.ts';

export type Catalogs = ReturnType<typeof createCatalogs>;

/** One catalogue per store: the main store sells everything, the mini store every fifth service. */
export function createCatalogs(seed: Seed, settings: Settings, memory: Memory['catalogue'], clock: Clock) {
  const build = (): Map<string, Catalog> => {
    const products = seed.productsOf(memory.products);
    const ofStore = (id: string, own: typeof products): [string, Catalog] => {
      const changed = memory.changed.get(id) ?? new Map();
      memory.changed.set(id, changed);
      return [id, createCatalog(seed.categories, own, changed, clock)];
    };
    return new Map([
      ofStore(settings.mainStoreId, products),
      ofStore(
        settings.miniStoreId,
        products.filter((_, index) => index % 5 === 0),
      ),
    ]);
  };
  let stores = build();
  return {
    get: (storeId: string): Catalog | undefined => stores.get(storeId),
    has: (storeId: string): boolean => stores.has(storeId),
    /** Services in the main store. */
    size: (): { products: number } => ({ products: seed.productsOf(memory.products).length }),
    values: (): Catalog[] => [...stores.values()],
    /** Services in all from now on; null for the written ones alone. What was changed by hand is as it was. */
    resize(products: number | null): void {
      memory.products = products;
      memory.changed.clear();
      stores = build();
    },
  };
}
