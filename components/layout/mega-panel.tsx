import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { NavLink } from './nav-link';
import styles from './mega-panel.module.scss';

/** What opens below an entry: its own page first, then the second level as columns with the third below each, and the entry's picture. */
export function MegaPanel({ item, locale }: { item: NavigationItem; locale: Locale }) {
  const picture = item.picture ?? null;
  return (
    <div className={styles.grid} data-picture={picture ? '' : undefined}>
      <p className={styles.own}>
        <NavLink path={item.path}>
          {textIn(item.title, locale)}
          <Icon name="arrow" size={18} />
        </NavLink>
      </p>
      <ul className={styles.columns}>
        {item.children.map((group, index) => (
          <li key={`${index}`}>
            <NavLink path={group.path} className={styles.heading}>
              {textIn(group.title, locale)}
            </NavLink>
            {group.children.length > 0 ? (
              <ul>
                {group.children.map((leaf, leafIndex) => (
                  <li key={`${leafIndex}`}>
                    <NavLink path={leaf.path} className={styles.leaf}>
                      {textIn(leaf.title, locale)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {picture ? (
        <div className={styles.picture}>
          <Picture picture={picture} alt={textIn(picture.alt, locale)} sizes="280px" ratio="4/3" quality={60} />
        </div>
      ) : null}
    </div>
  );
}
