import { useTranslations } from 'next-intl';
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

type Props = { categories: readonly Category[]; texts: Configuration['page_texts']['home']; locale: Locale };

/** What the studio does, by category, on the home page: large names on hairlines beside a picture. */
export function CategoryIndex({ categories, texts, locale }: Props) {
  const t = useTranslations('Home');
  if (categories.length === 0) return null;
  const picture = texts?.categories_picture;
  return (
    <Section aria-labelledby="categories">
      <div className={styles.index}>
        {picture ? (
          <div className={styles.picture}>
            <Picture picture={picture} alt={textIn(picture.alt, locale)} sizes="(width >= 992px) 60vw, (width >= 768px) 60vw, 100vw" ratio="4/3" />
          </div>
        ) : null}
        <div className={styles.body}>
          <SectionHead id="categories" title={textOr(texts?.categories_title, locale, t('categoriesTitle'))} />
          <ul className={styles.list}>
            {categories.map(({ _id, title, description, product_count: count }) => {
              const note = textOr(description, locale);
              return (
                <li key={_id}>
                  <Link href={listingHref({ category: _id })} prefetch="on-touch">
                    <span className={styles.name}>{textOr(title, locale)}</span>
                    <span className={styles.count}>{t('count', { count })}</span>
                    {note ? <span className={styles.note}>{note}</span> : null}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </Section>
  );
}
