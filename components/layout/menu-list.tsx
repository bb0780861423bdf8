import { Icon } from '@/components/ui/icon';
import { TextIn } from '@/components/ui/text-in';
import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { ItemLink } from './nav-link';
import styles from './menu-list.module.scss';

/** The navigation as an accordion of native details; their `name` keeps one open per level. */
export function MenuList({ items, locale }: { items: readonly NavigationItem[]; locale: Locale }) {
  return (
    <ul className={styles.menu}>
      <Entries items={items} locale={locale} group="menu" level={1} />
    </ul>
  );
}

function Entries({ items, locale, group, level }: { items: readonly NavigationItem[]; locale: Locale; group: string; level: number }) {
  return items.map((item, index) => (
    <li key={`${index}`} data-level={level}>
      {item.children.length === 0 ? (
        <ItemLink item={item} locale={locale} className={styles.row} />
      ) : (
        <details name={group}>
          <summary className={styles.row}>
            <TextIn text={item.title} locale={locale} />
            <Icon name="down" size={20} />
          </summary>
          <ul>
            {item.path ? (
              <li data-level={level + 1}>
                <ItemLink item={item} locale={locale} className={`${styles.row} ${styles.own}`}>
                  <Icon name="arrow" size={18} />
                </ItemLink>
              </li>
            ) : null}
            <Entries items={item.children} locale={locale} group={`${group}-${textIn(item.title, locale)}`} level={level + 1} />
          </ul>
        </details>
      )}
    </li>
  ));
}
