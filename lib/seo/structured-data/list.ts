import type { BreadcrumbListLeaf, ItemListLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { localizedUrl } from '@/lib/seo/url';

/** The breadcrumb of a page. An item without a URL is left out, unless it is the last: only that may lack it. */
export function breadcrumbData(items: readonly { label: string; href?: string }[], locale: Locale): BreadcrumbListLeaf {
  const shown = items.filter(({ href }, index) => href !== undefined || index === items.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: shown.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : localizedUrl(href, locale),
    })),
  };
}

/** The pages that a list shows. `skipped` counts the ones on earlier pages of the list; paths have no language prefix. */
export function itemListData(items: readonly { name: string; path: string }[], { locale, skipped = 0 }: { locale: Locale; skipped?: number }): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({ '@type': 'ListItem', position: skipped + index + 1, name, url: localizedUrl(path, locale) })),
  };
}
