import { useTranslations } from 'next-intl';
import { RoomTiles } from '@/components/catalog/room-tiles';
import type { NavItem } from '@/components/layout/nav-item';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { textOr } from '@/components/ui/text-in';
import { listingHref } from '@/lib/catalog/listing';
import type { Category } from '@/lib/catalog/schema';
import type { Configuration } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import styles from './category-index.module.scss';

type Props = {
  categories: readonly Category[];
  /** none where the configuration has none */
  rooms: readonly NavItem[];
  texts: Configuration['page_texts']['home'];
  locale: Locale;
};

/**
 * What the studio does, on the home page: by room with pictures, then by category, large names on hairlines; without
 * rooms, beside one picture.
 */
export function CategoryIndex({ categories, rooms, texts, locale }: Props) {
  const t = useTranslations('Home');
  const tLayout = useTranslations('Layout');
  const tCommon = useTranslations('Common');
  if (categories.length === 0 && rooms.length === 0) return null;
  const hasRooms = rooms.length > 0;
  const picture = hasRooms ? undefined : texts?.categories_picture;
  const id = categories.length > 0 ? 'categories' : 'rooms';
  const head = <SectionHead id={id} title={textOr(texts?.categories_title, locale, t('categoriesTitle'))} />;
  return (
    <Section aria-labelledby={id}>
      {hasRooms ? head : null}
      <div className={styles.index} data-rooms={hasRooms || undefined}>
        {hasRooms ? <RoomTiles title={tLayout('byRoom')} rooms={rooms} /> : null}
        {picture ? (
          <div className={styles.picture}>
            <Picture
              picture={picture}
              alt={textIn(picture.alt, locale)}
              sizes="(width >= 768px) 60vw, (resolution >= 2.5dppx) 66vw, 100vw"
              ratio="4/3"
            />
          </div>
        ) : null}
        {categories.length > 0 ? (
          <div className={styles.body}>
            {hasRooms ? <h3>{t('byService')}</h3> : head}
            <ul className={styles.list}>
              {categories.map(({ _id, title, description, product_count: count }) => {
                const note = textOr(description, locale);
                return (
                  <li key={_id}>
                    <Link href={listingHref({ category: _id })} prefetch="on-touch">
                      <span className={styles.name}>{textOr(title, locale)}</span>
                      <span className={styles.count}>{tCommon('serviceCount', { count })}</span>
                      {note ? <span className={styles.note}>{note}</span> : null}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
