import { useTranslations } from 'next-intl';
import type { NavItem } from './nav-item';
import { ItemLink } from './nav-link';
import { ownItem } from './own-item';
import styles from './plain-list.module.scss';

/** What opens below an entry that is no mega menu: the entry itself, then everything below it, level by level. */
export function PlainList({ item }: { item: NavItem }) {
  const t = useTranslations('Layout');
  return (
    <ul className={styles.list}>
      <li>
        <ItemLink item={ownItem(t, item)} />
      </li>
      {item.children ? <Branches items={item.children} /> : null}
    </ul>
  );
}

function Branches({ items }: { items: readonly NavItem[] }) {
  return items.map((item, index) => (
    <li key={`${index}`}>
      <ItemLink item={item} />
      {item.children ? (
        <ul>
          <Branches items={item.children} />
        </ul>
      ) : null}
    </li>
  ));
}
