import type { CategoryNode, ProductSummary } from '@/lib/catalog/schema';
import { plain, wordsOf } from '@/lib/format/matches';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import { type LocalizedText, localizedText, textIn } from '@/lib/i18n/text';

/** The path from the top to a category, itself included; undefined for an unknown id. */
export function categoryPath(tree: CategoryNode[], id: string): CategoryNode[] | undefined {
  for (const node of tree) {
    if (node._id === id) return [node];
    const below = categoryPath(node.children, id);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** The tree without inactive categories and everything below them. */
export function activeTree(tree: CategoryNode[]): CategoryNode[] {
  return tree.filter((node) => node.is_active).map((node) => ({ ...node, children: activeTree(node.children) }));
}

/** Every category of the tree, each before those below it. */
export function flatTree(tree: CategoryNode[]): CategoryNode[] {
  return tree.flatMap((node) => [node, ...flatTree(node.children)]);
}

/**
 * A category's unique name: preceded by its ancestors' where another category has the same name. '' for an unknown id.
 */
export function distinctName(tree: CategoryNode[], id: string, locale: Locale): string {
  const names = (categoryPath(tree, id) ?? []).map(({ title }) => textIn(title, locale));
  const name = names.at(-1) ?? '';
  const isShared = flatTree(tree).some((node) => node._id !== id && textIn(node.title, locale) === name);
  return isShared ? names.join(' · ') : name;
}

/**
 * Up to three categories whose name has every word of a keyword in one of the languages, as the backend searches
 * services, those that begin with it first; where there is none, that of the first of the services that were found.
 */
export function matchingCategories(
  tree: CategoryNode[],
  keyword: string,
  locale: Locale,
  services: readonly ProductSummary[] = [],
): CategoryNode[] {
  const words = wordsOf(keyword);
  const begins = (node: CategoryNode) => plain(textIn(node.title, locale)).startsWith(words[0] ?? '');
  const named = flatTree(tree)
    .filter((node) => {
      const name = LOCALES.map((one) => plain(node.title[one] ?? '')).join('\n');
      return node.product_count > 0 && words.length > 0 && words.every((word) => name.includes(word));
    })
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
  const [best] = services;
  const own = flatTree(tree).filter(({ _id }) => _id === best?.categories.at(-1)?._id);
  return (named.length > 0 ? named : own).slice(0, 3);
}

/**
 * The category to show beside a service's name: the narrowest that says more than it. "Lighting design" alone is in a
 * category of the same name.
 */
export function categoryIn({ title, categories }: ProductSummary, locale: Locale): LocalizedText | undefined {
  const name = textIn(title, locale);
  return categories.map((one) => localizedText(one.title, locale)).findLast(({ text }) => text && text !== name);
}
