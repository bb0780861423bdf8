import type {
  Category,
  CategoryNode,
  Product,
  ProductFilter,
  ProductSummary,
  ProductVariant,
} from '@/lib/catalog/schema';
import type { Text } from '@/lib/api/shapes';
import { LOCALES } from '@/lib/i18n/locales';
import { idsOf, searchText, searchWords } from '../lists.ts';
import { SEED } from '../data/seed.ts';
import { productsOf } from '../data/variations.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from './clock.ts';

/** `products`: services in all, null for the demo's own; `changed`: those that were patched, by store. */
export type CatalogueMemory = { products: number | null; changed: Map<string, Map<string, Product>> };
type Entry = {
  product: Product;
  summary: ProductSummary;
  position: number;
  text: string;
  categories: Set<string>;
  isOnOffer: boolean;
};
type Filter = Omit<ProductFilter, 'page' | 'per_page' | 'min_price' | 'max_price'> & {
  min_price?: number | undefined;
  max_price?: number | undefined;
};
type ProductPatch = {
  variant_id?: string;
  price?: number;
  original_price?: number;
  is_available?: boolean;
  title?: Product['title'];
  summary?: Product['summary'];
  description?: Product['description'];
};

const TITLE_COLLATORS = {
  en: new Intl.Collator('en'),
  zh: new Intl.Collator('zh-Hant-HK'),
  cn: new Intl.Collator('zh-Hans-CN'),
};
const byTitle = (locale: 'en' | 'zh' | 'cn') => (a: Entry, b: Entry) =>
  TITLE_COLLATORS[locale].compare(a.product.title[locale] ?? '', b.product.title[locale] ?? '');
const ORDERS: Record<string, (a: Entry, b: Entry) => number> = {
  recommended: (a, b) => a.position - b.position,
  created_at: (a, b) => (a.product.created_at ?? '').localeCompare(b.product.created_at ?? ''),
  price: (a, b) => a.product.price_from - b.product.price_from,
  'title.en': byTitle('en'),
  'title.zh': byTitle('zh'),
  'title.cn': byTitle('cn'),
};
export const isProductSorting = (value: string): boolean => Object.hasOwn(ORDERS, value);

/** What the options of a service say: the shop's search looks through it. */
const wordsOf = ({ options }: Product): Text =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      options
        .flatMap(({ title, values }) => [title, ...values.flatMap((value) => [value.title, value.description])])
        .flatMap((text) => text?.[locale] ?? [])
        .join(', '),
    ]),
  );

export type Catalog = ReturnType<typeof createCatalog>;

/**
 * The services and categories of one store, indexed once; a listing is one pass over a sorted list.
 * `changed` holds patched services: it overrides `products`, and later patches are added to it.
 */
export function createCatalog(
  allCategories: Category[],
  products: Product[],
  changed: Map<string, Product>,
  clock: Clock,
) {
  const parents = new Map(allCategories.map((category) => [category._id, category.parent_id]));
  const entries = new Map<string, Entry>();
  const variants = new Map<string, { product: Product; variant: ProductVariant }>();
  const sorted = new Map<string, Entry[]>();

  function withAncestors(ids: string[]): Set<string> {
    const found = new Set<string>();
    for (const id of ids) {
      for (let at: string | null | undefined = id; at && !found.has(at); at = parents.get(at)) found.add(at);
    }
    return found;
  }

  function put(product: Product, position: number): void {
    const {
      description: _d,
      options: _o,
      variants: own,
      facts: _f,
      payment_note: _p,
      kind: _k,
      created_at: _c,
      ...summary
    } = product;
    entries.set(product._id, {
      product,
      summary: { ...summary, search_words: wordsOf(product) },
      position,
      text: searchText([product.title, product.summary, ...product.categories.map((category) => category.title)]),
      categories: withAncestors(product.categories.map((category) => category._id)),
      isOnOffer: own.some((variant) => variant.price < variant.original_price),
    });
    for (const variant of own) variants.set(variant._id, { product, variant });
  }
  for (const [position, product] of products.entries()) put(changed.get(product._id) ?? product, position);

  const counts = new Map<string, number>();
  for (const { categories } of entries.values()) for (const id of categories) counts.set(id, (counts.get(id) ?? 0) + 1);
  const categories = allCategories.map((category) => ({ ...category, product_count: counts.get(category._id) ?? 0 }));
  const nodesUnder = (parent: string | null): CategoryNode[] =>
    categories
      .filter((category) => category.parent_id === parent)
      .map((category) => ({ ...category, children: nodesUnder(category._id) }));
  const tree = nodesUnder(null);

  function inOrder(sortBy: string, order: 'asc' | 'desc'): Entry[] {
    // "recommended" has no opposite order
    const isReversed = order === 'desc' && sortBy !== 'recommended';
    const key = `${sortBy} ${isReversed}`;
    const known = sorted.get(key);
    if (known) return known;
    const compare = ORDERS[sortBy] ?? ORDERS.recommended!;
    // ties keep the recommended order in both directions
    const list = [...entries.values()].toSorted(
      (a, b) => (isReversed ? compare(b, a) : compare(a, b)) || a.position - b.position,
    );
    sorted.set(key, list);
    return list;
  }

  return {
    categories,
    tree,
    product: (id: string): Product | undefined => entries.get(id)?.product,
    summary: (id: string): ProductSummary | undefined => entries.get(id)?.summary,
    variant: (id: string) => variants.get(id),
    variantIds: (): Iterable<string> => variants.keys(),
    filter(filter: Filter): ProductSummary[] {
      const wanted = idsOf(filter.category_ids);
      const words = searchWords(filter.keyword);
      const { min_price: min = 0, max_price: max = Number.POSITIVE_INFINITY } = filter;
      return inOrder(filter.sort_by ?? 'recommended', filter.sort_order ?? 'asc')
        .filter(
          (entry) =>
            (wanted.length === 0 || wanted.some((id) => entry.categories.has(id))) &&
            entry.product.price_from >= min &&
            entry.product.price_from <= max &&
            (filter.is_on_offer === undefined || entry.isOnOffer === (filter.is_on_offer === 'true')) &&
            words.every((word) => entry.text.includes(word)),
        )
        .map((entry) => entry.summary);
    },
    /** Services of the same categories, then of their parents, then the rest. */
    related(ids: string[], count: number): ProductSummary[] {
      const own = new Set(ids);
      const near = new Set(
        ids.flatMap((id) => entries.get(id)?.product.categories.map((category) => category._id) ?? []),
      );
      const wide = new Set(ids.flatMap((id) => [...(entries.get(id)?.categories ?? [])]));
      const found: ProductSummary[][] = [[], [], []];
      for (const entry of inOrder('recommended', 'asc')) {
        if (own.has(entry.product._id)) continue;
        const isNear = entry.product.categories.some((category) => near.has(category._id));
        const distance = [...entry.categories].some((id) => wide.has(id)) ? 1 : 2;
        found[isNear ? 0 : distance]?.push(entry.summary);
        if ((found[0]?.length ?? 0) >= count) break;
      }
      return found.flat().slice(0, count);
    },
    patch(id: string, patch: ProductPatch): Product | undefined {
      const entry = entries.get(id);
      if (!entry) return undefined;
      const { variant_id, title, summary, description, ...changes } = patch;
      const own = entry.product.variants.map((variant) => {
        if (variant_id && variant._id !== variant_id) return variant;
        const patched = { ...variant, ...changes };
        // a price above the original one is no offer
        return { ...patched, original_price: Math.max(patched.original_price, patched.price) };
      });
      const cheapest = own.toSorted((a, b) => a.price - b.price)[0] ?? own[0]!;
      const product = {
        ...entry.product,
        ...(title && { title }),
        ...(summary && { summary }),
        ...(description && { description }),
        variants: own,
        price_from: cheapest.price,
        original_price_from: cheapest.original_price,
        is_available: own.some((variant) => variant.is_available),
        updated_at: clock.iso(),
      };
      changed.set(id, product);
      put(product, entry.position);
      sorted.clear();
      return product;
    },
  };
}

/** One catalogue per store: the main store sells everything, the mini store every fifth service. */
export function createCatalogs(settings: Settings, memory: CatalogueMemory, clock: Clock) {
  const build = (): Map<string, Catalog> => {
    const products = productsOf(memory.products);
    const ofStore = (id: string, own: Product[]): [string, Catalog] => {
      const changed = memory.changed.get(id) ?? new Map();
      memory.changed.set(id, changed);
      return [id, createCatalog(SEED.categories, own, changed, clock)];
    };
    const everyFifth = products.filter((_, index) => index % 5 === 0);
    return new Map([ofStore(settings.mainStoreId, products), ofStore(settings.miniStoreId, everyFifth)]);
  };
  const stores = build();
  return {
    get: (storeId: string): Catalog | undefined => stores.get(storeId),
    values: (): Catalog[] => [...stores.values()],
    /** Services in the main store. */
    size: (): { products: number } => ({ products: productsOf(memory.products).length }),
  };
}
