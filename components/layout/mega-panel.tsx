import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { MegaLevels } from './mega-levels';
import { ItemLink } from './nav-link';
import styles from './mega-panel.module.scss';

/** What opens below an entry. With three levels below it, the first is a list at the left and the two others its columns; with fewer, all are columns. */
export function MegaPanel({ item, locale }: { item: NavigationItem; locale: Locale }) {
  const own = (
    <ItemLink item={item} locale={locale}>
      <Icon name="arrow" size={18} />
    </ItemLink>
  );
  const isDeep = item.children.some((child) => child.children.some((grandchild) => grandchild.children.length > 0));
  if (!isDeep) {
    return (
      <div className={styles.panel} data-shallow="">
        <p className={styles.level}>{own}</p>
        <Columns item={item} locale={locale} />
      </div>
    );
  }
  const levels = item.children.map((child, index) => ({
    key: `${index}`,
    label: <TextIn text={child.title} locale={locale} />,
    path: child.path,
    content: <Columns item={child} locale={locale} />,
  }));
  return (
    <div className={styles.panel}>
      <MegaLevels levels={levels}>{own}</MegaLevels>
    </div>
  );
}

function Columns({ item, locale }: { item: NavigationItem; locale: Locale }) {
  return (
    <div className={styles.body}>
      <ul className={styles.columns}>
        {item.children.map((group, index) => (
          <li key={`${index}`}>
            <ItemLink item={group} locale={locale} className={styles.heading} />
            {group.children.length > 0 ? (
              <ul>
                {group.children.map((leaf, leafIndex) => (
                  <li key={`${leafIndex}`}>
                    <ItemLink item={leaf} locale={locale} className={styles.leaf} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {item.picture ? (
        <div className={styles.promo}>
          <Picture picture={item.picture} alt={textIn(item.picture.alt, locale)} sizes="300px" ratio="4/3" quality={60} />
          <p>
            <ItemLink item={item} locale={locale} className={styles.promoLink} />
          </p>
        </div>
      ) : null}
    </div>
  );
}
