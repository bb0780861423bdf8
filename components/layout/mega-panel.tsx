import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/picture-image';
import { Marked } from '@/components/ui/marked';
import { MegaLevels } from './mega-levels';
import type { NavItem } from './nav-item';
import { ItemLink } from './nav-link';
import { ownItem } from './own-item';
import styles from './mega-panel.module.scss';

/**
 * What opens below an entry. With three levels below it, the first is a list at the left and the two others its
 * columns; with fewer, all are columns.
 */
export function MegaPanel({ item }: { item: NavItem }) {
  const t = useTranslations('Layout');
  const { children = [] } = item;
  const own = (
    <ItemLink item={ownItem(t, item)}>
      <Icon name="arrow" size={18} />
    </ItemLink>
  );
  const isDeep = children.some((child) => child.children?.some((grandchild) => grandchild.children));
  if (!isDeep) {
    return (
      <div className={styles.panel} data-shallow="">
        <p className={styles.level}>{own}</p>
        <Columns item={item} />
      </div>
    );
  }
  const levels = children.map((child, index) => ({
    key: `${index}`,
    label: <Marked text={child.text} lang={child.lang} />,
    path: child.path,
    content: <Columns item={child} />,
  }));
  return (
    <div className={styles.panel}>
      <MegaLevels levels={levels}>{own}</MegaLevels>
    </div>
  );
}

function Columns({ item }: { item: NavItem }) {
  const t = useTranslations('Layout');
  const { children = [] } = item;
  return (
    <div className={styles.body}>
      {children.length > 0 ? (
        <ul className={children.every(({ picture }) => picture) ? styles.tiles : styles.columns}>
          {children.map((group, index) => (
            <li key={`${index}`}>
              <ItemLink item={group} className={styles.heading}>
                {group.picture ? (
                  <PictureImage {...group.picture} alt="" sizes="380px" ratio="3/4" quality={60} />
                ) : null}
              </ItemLink>
              {group.children ? (
                <ul>
                  {group.children.map((leaf, leafIndex) => (
                    <li key={`${leafIndex}`}>
                      <ItemLink item={leaf} className={styles.leaf} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {item.picture ? (
        <div className={styles.promo}>
          <PictureImage {...item.picture} alt="" sizes="300px" ratio="4/3" quality={60} />
          <p>
            <ItemLink item={ownItem(t, item)} className={styles.promoLink} />
          </p>
        </div>
      ) : null}
    </div>
  );
}
