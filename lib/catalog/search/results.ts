import { flatTree } from '@/lib/catalog/categories';
import type { CategoryNode, ProductFilter, ProductSummary } from '@/lib/catalog/schema';
import { isChinese, normal } from '@/lib/catalog/search/normal';
import type { Searched } from '@/lib/catalog/search/rank';
import type { Concept } from '@/lib/catalog/search/vocabulary';
import type { Text } from '@/lib/api/shapes';
import { LOCALE_TABLE, type Locale, LOCALES } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';

const inAll = (text: Text | null | undefined): string[] => LOCALES.flatMap((locale) => text?.[locale] || []);

/** What of a service is searched, in every language. */
export function searchedOf({ _id, title, categories, summary, search_words }: ProductSummary): Searched {
  return {
    id: _id,
    title: inAll(title),
    category: inAll(categories.at(-1)?.title),
    summary: inAll(summary),
    more: [...categories.slice(0, -1).flatMap((category) => inAll(category.title)), ...inAll(search_words)],
  };
}

/** Whether a service passes a list's filters, as the backend applies them. */
export function passes(service: ProductSummary, query: ProductFilter, tree: CategoryNode[]): boolean {
  const { category_ids: ids, is_on_offer: offer } = query;
  const [min, max] = [Number(query.min_price ?? 0), Number(query.max_price ?? Infinity)];
  const chosen = ids?.split(',') ?? [];
  const wanted = new Set(flatTree(flatTree(tree).filter(({ _id }) => chosen.includes(_id))).map(({ _id }) => _id));
  const isOnOffer = service.original_price_from > service.price_from;
  return (
    (!ids || service.categories.some(({ _id }) => wanted.has(_id))) &&
    service.price_from >= min &&
    service.price_from <= max &&
    (offer === undefined || isOnOffer === (offer === 'true'))
  );
}

/** Services in the order of a sorting, the better match first where it says nothing. `services` are the best first. */
export function sorted(
  services: readonly ProductSummary[],
  { sort_by: by = '', sort_order: order }: ProductFilter,
  /** from the oldest to the newest */
  ids: readonly string[],
): readonly ProductSummary[] {
  const direction = order === 'desc' ? -1 : 1;
  const locale = LOCALES.find((one) => by === `title.${one}`);
  const ages = new Map(ids.map((id, age) => [id, age]));
  const compare = (a: ProductSummary, b: ProductSummary): number => {
    if (locale) return textIn(a.title, locale).localeCompare(textIn(b.title, locale), LOCALE_TABLE[locale].tag);
    if (by === 'price') return a.price_from - b.price_from;
    return by === 'created_at' ? (ages.get(a._id) ?? 0) - (ages.get(b._id) ?? 0) : 0;
  };
  return services.toSorted((a, b) => direction * compare(a, b));
}

/** Whether a service has everything that is searched for, as it was typed. */
export function isCalled(service: ProductSummary, concepts: readonly Concept[]): boolean {
  const { id: _, ...fields } = searchedOf(service);
  const text = Object.values(fields).flat().map(normal).join('');
  return concepts.every(({ typed }) => hasWord(text, normal(typed)));
}

/** What the shop calls the things that are searched for, in words of this service; its name where there are none. */
export function calledBy(service: ProductSummary, concepts: readonly Concept[], locale: Locale): string {
  const text = [service.title, ...service.categories.map(({ title }) => title), service.summary]
    .map((one) => textIn(one, locale))
    .join('\n');
  const plain = normal(text);
  const words = concepts.flatMap(
    ({ typed, spellings }) =>
      [typed, ...spellings].find((word) => (isChinese(word) ? text.includes(word) : hasWord(plain, normal(word)))) ??
      [],
  );
  return [...new Set(words)].join(' ') || textIn(service.title, locale);
}

/** The services that have an option of this name, as the backend's words of them say. */
export const offering = (services: readonly ProductSummary[], name: string): ProductSummary[] =>
  services.filter(({ search_words: words }) => inAll(words).some((text) => hasWord(normal(text), normal(name))));

const hasWord = (text: string, word: string): boolean => text.includes(isChinese(word) ? word.trim() : word);
