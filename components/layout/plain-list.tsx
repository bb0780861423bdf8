import { TextIn } from '@/components/ui/text-in';
import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { NavLink } from './nav-link';
import styles from './plain-list.module.scss';

/** What opens below an entry that is no mega menu: the entry itself, then all that is below it, level by level. */
export function PlainList({ item, locale }: { item: NavigationItem; locale: Locale }) {
  return (
    <ul className={styles.list}>
      <li>
        <Entry item={item} locale={locale} />
      </li>
      {item.children.map((child, index) => (
        <Branch key={`${index}`} item={child} locale={locale} />
      ))}
    </ul>
  );
}

function Branch({ item, locale }: { item: NavigationItem; locale: Locale }) {
  return (
    <li>
      <Entry item={item} locale={locale} />
      {item.children.length > 0 ? (
        <ul>
          {item.children.map((child, index) => (
            <Branch key={`${index}`} item={child} locale={locale} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Entry({ item, locale }: { item: NavigationItem; locale: Locale }) {
  return (
    <NavLink path={item.path}>
      <TextIn text={item.title} locale={locale} />
    </NavLink>
  );
}
