import { Icon } from '@/components/ui/icon';
import { TextIn } from '@/components/ui/text-in';
import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { NavLink } from './nav-link';
import styles from './menu-list.module.scss';

/** The navigation as an accordion of native details; their `name` keeps one open per level. */
export function MenuList({ items, locale }: { items: readonly NavigationItem[]; locale: Locale }) {
  return (
    <ul className={styles.menu}>
      {items.map((item, index) => (
        <Entry key={`${index}`} item={item} locale={locale} group="menu" level={1} />
      ))}
    </ul>
  );
}

function Entry({ item, locale, group, level }: { item: NavigationItem; locale: Locale; group: string; level: number }) {
  const title = textIn(item.title, locale);
  if (item.children.length === 0) {
    return (
      <li data-level={level}>
        <NavLink path={item.path} className={styles.row}>
          <TextIn text={item.title} locale={locale} />
        </NavLink>
      </li>
    );
  }
  return (
    <li data-level={level}>
      <details name={group}>
        <summary className={styles.row}>
          <TextIn text={item.title} locale={locale} />
          <Icon name="down" size={20} />
        </summary>
        <ul>
          {item.path ? (
            <li data-level={level + 1}>
              <NavLink path={item.path} className={`${styles.row} ${styles.own}`}>
                <TextIn text={item.title} locale={locale} />
                <Icon name="arrow" size={18} />
              </NavLink>
            </li>
          ) : null}
          {item.children.map((child, index) => (
            <Entry key={`${index}`} item={child} locale={locale} group={`${group}-${title}`} level={level + 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}
