import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { ItemLink } from './nav-link';
import styles from './plain-list.module.scss';

/** What opens below an entry that is no mega menu: the entry itself, then everything below it, level by level. */
export function PlainList({ item, locale }: { item: NavigationItem; locale: Locale }) {
  return (
    <ul className={styles.list}>
      <li>
        <ItemLink item={item} locale={locale} />
      </li>
      <Branches items={item.children} locale={locale} />
    </ul>
  );
}

function Branches({ items, locale }: { items: readonly NavigationItem[]; locale: Locale }) {
  return items.map((item, index) => (
    <li key={`${index}`}>
      <ItemLink item={item} locale={locale} />
      {item.children.length > 0 ? (
        <ul>
          <Branches items={item.children} locale={locale} />
        </ul>
      ) : null}
    </li>
  ));
}
