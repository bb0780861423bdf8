import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Marked } from '@/components/ui/marked';
import type { NavItem } from './nav-item';
import { ItemLink } from './nav-link';
import { ownItem } from './own-item';
import styles from './menu-list.module.scss';

/** The navigation as an accordion of native details; their `name` keeps one open per level. */
export function MenuList({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className={styles.menu}>
      <Entries items={items} group="menu" level={1} />
    </ul>
  );
}

function Entries({ items, group, level }: { items: readonly NavItem[]; group: string; level: number }) {
  const t = useTranslations('Layout');
  return items.map((item, index) => (
    <li key={`${index}`} data-level={level}>
      {!item.children ? (
        <ItemLink item={item} prefetch="on-touch" className={styles.row} />
      ) : (
        <details name={group}>
          <summary className={styles.row}>
            <Marked text={item.text} lang={item.lang} />
            <Icon name="down" size={20} />
          </summary>
          <ul>
            {item.path ? (
              <li data-level={level + 1}>
                <ItemLink item={ownItem(t, item)} prefetch="on-touch" className={`${styles.row} ${styles.own}`}>
                  <Icon name="arrow" size={18} />
                </ItemLink>
              </li>
            ) : null}
            <Entries items={item.children} group={`${group}-${item.text}`} level={level + 1} />
          </ul>
        </details>
      )}
    </li>
  ));
}
