import type { Text } from '@/lib/api/shapes';
import { categoryPath, flatTree } from '@/lib/catalog/categories';
import type { Category, CategoryNode, ProductSummary } from '@/lib/catalog/schema';
import { plain } from '@/lib/format/matches';
import { LOCALES } from '@/lib/i18n/locales';

/** (spec 9) */
const COUNT = 5;
/**
 * Below this, two Latin words share letters by chance. Chinese characters are words of their own: one in common is
 * enough.
 */
const LEAST_ALIKE = 0.4;

/** `services`: those that are shown instead */
type Search = { keyword?: string; category?: string; services?: readonly ProductSummary[] };

/**
 * The categories to look into where a search found nothing, nearest first: those of the services that are shown
 * instead, those whose name is like the keyword in any language, those around the chosen one; `others` where there are
 * none of these. Empty ones and the chosen one itself are left out.
 */
export function nearCategories(
  tree: CategoryNode[],
  { keyword, category, services = [] }: Search,
  others: Category[],
): Category[] {
  const nodes = flatTree(tree);
  const isOther = ({ _id, product_count }: Category): boolean => _id !== category && product_count > 0;
  const alike = keyword
    ? nodes
        .map((node) => ({ node, likeness: likenessOf(node.title, keyword) }))
        .filter(({ likeness }) => likeness > 0)
        .toSorted((a, b) => b.likeness - a.likeness)
        .map(({ node }) => node)
    : [];
  const own = services.map(({ categories }) => nodes.find(({ _id }) => _id === categories.at(-1)?._id));
  const found = new Set([...own, ...alike, ...(category ? around(tree, category) : [])]);
  const near = [...found].filter((node) => node !== undefined).filter(isOther);
  return (near.length > 0 ? near : others.filter(isOther)).slice(0, COUNT);
}

/** Parent and siblings of a category, then what is below it. */
function around(tree: CategoryNode[], id: string): CategoryNode[] {
  const path = categoryPath(tree, id) ?? [];
  const [parent, own] = [path.at(-2), path.at(-1)];
  return [...(parent ? [parent, ...parent.children] : tree), ...(own?.children ?? [])];
}

/** How like a category's name is to a keyword, 0 (not at all) to 1 (it holds it), in the language where it is most. */
function likenessOf(title: Text, keyword: string): number {
  const wanted = plain(keyword).trim();
  const titles = LOCALES.map((locale) => plain(title[locale] ?? ''));
  if (titles.some((name) => name.includes(wanted))) return 1;
  const words = runsOf(wanted);
  return Math.max(
    0,
    ...titles.flatMap((name) => runsOf(name).flatMap((run) => words.map((word) => shared(word, run)))),
  );
}

type Run = { isHan: boolean; pieces: Set<string> };

/**
 * The words of a text: Chinese as its characters, other scripts as pieces of three letters, so that endings and slips
 * matter little. What a word begins with counts twice: 廚具 is nearer to 廚房 than to 傢具.
 */
function runsOf(text: string): Run[] {
  return [...text.matchAll(/(\p{sc=Han}+)|(?:(?!\p{sc=Han})[\p{L}\p{N}])+/gu)].map(([word, han]) => {
    const begun = ` ${word}`;
    const pieces = han
      ? [begun.slice(0, 2), ...han]
      : Array.from({ length: Math.max(1, begun.length - 2) }, (_, index) => begun.slice(index, index + 3));
    return { isHan: han !== undefined, pieces: new Set(pieces) };
  });
}

/** Twice what two words share of what both have. */
function shared(a: Run, b: Run): number {
  if (a.isHan !== b.isHan) return 0;
  const common = [...a.pieces].filter((piece) => b.pieces.has(piece)).length;
  const likeness = (2 * common) / (a.pieces.size + b.pieces.size);
  return a.isHan || likeness > LEAST_ALIKE ? likeness : 0;
}
