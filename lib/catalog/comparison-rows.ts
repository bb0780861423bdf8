import type { Text } from '@/lib/api/shapes';
import type { Product } from '@/lib/catalog/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalizedText, localizedText } from '@/lib/i18n/text';

/** `more`: what a value contains, as where "standard" or "full" is chosen. */
export type ComparisonLine = LocalizedText & { more?: LocalizedText };

/** A line of the comparison: what each service says under one name. Empty where it says nothing. */
export type ComparisonRow = { name: LocalizedText; cells: ComparisonLine[][] };

type Entry = { name: LocalizedText; values: ComparisonLine[] };

/**
 * What services state, side by side: their options, their facts, and the lists that a heading of their description
 * names, such as what is included. Entries of the same name, in the page's language, share a row. undefined is a
 * service that is not known.
 */
export function comparisonRows(products: readonly (Product | undefined)[], locale: Locale): ComparisonRow[] {
  const rows = new Map<string, ComparisonRow>();
  for (const [column, product] of products.entries()) {
    for (const { name, values } of product ? entriesOf(product, locale) : []) {
      const filled = values.filter(({ text }) => text !== '');
      if (name.text === '' || filled.length === 0) continue;
      const row = rows.get(name.text) ?? { name, cells: products.map(() => []) };
      row.cells[column]?.push(...filled);
      rows.set(name.text, row);
    }
  }
  return [...rows.values()];
}

/** Whether the known services say different things. */
export function differs(cells: readonly unknown[], products: readonly (Product | undefined)[]): boolean {
  const known = cells.filter((_, column) => products[column]).map((cell) => JSON.stringify(cell));
  return new Set(known).size > 1;
}

function entriesOf({ options, facts, description }: Product, locale: Locale): Entry[] {
  const inLocale = (text: Text | null | undefined) => localizedText(text, locale);
  return [
    ...options.map(({ title, values }) => ({
      name: inLocale(title),
      values: values.map((value) => {
        const more = inLocale(value.description);
        return { ...inLocale(value.title), ...(more.text && { more }) };
      }),
    })),
    ...facts.map(({ title, value }) => ({ name: inLocale(title), values: [inLocale(value)] })),
    ...listsOf(inLocale(description)),
  ];
}

/** The lists of a rich text that follow a heading. Read as text alone: nothing of the markup reaches the page. */
function listsOf({ text, lang }: LocalizedText): Entry[] {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const localized = (element: Element): LocalizedText => ({
    text: element.textContent.trim(),
    ...(lang ? { lang } : null),
  });
  return [...body.querySelectorAll(':is(h1, h2, h3, h4) + :is(ul, ol)')].flatMap((list) =>
    list.previousElementSibling
      ? [{ name: localized(list.previousElementSibling), values: [...list.children].map(localized) }]
      : [],
  );
}
