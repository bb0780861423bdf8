import { flatTree } from '@/lib/catalog/categories';
import type { CategoryNode } from '@/lib/catalog/schema';
import { plain, wordsOf } from '@/lib/format/matches';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';

const COUNT = 3;

/**
 * The categories whose name holds every word of a keyword in some language, as the backend searches services: what is
 * typed in Traditional finds a name that the page shows in Simplified. Names that begin with it come first.
 */
export function matchingCategories(tree: CategoryNode[], keyword: string, locale: Locale): CategoryNode[] {
  const words = wordsOf(keyword);
  const begins = (node: CategoryNode) => plain(textIn(node.title, locale)).startsWith(words[0] ?? '');
  return flatTree(tree)
    .filter((node) => {
      const name = LOCALES.map((one) => plain(node.title[one] ?? '')).join('\n');
      return node.product_count > 0 && words.length > 0 && words.every((word) => name.includes(word));
    })
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, COUNT);
}
