import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import type { Picture as PictureData } from '@/lib/api/shapes';
import { Link } from '@/lib/i18n/navigation';
import styles from './category-index.module.scss';

export type CategoryEntry = { key: string; href: string; name: ReactNode; count: string; note: ReactNode };
type Props = { title: ReactNode; entries: CategoryEntry[]; picture?: PictureData | null; alt: string };

/** What the studio does, by category: large names on hairlines beside a picture. */
export function CategoryIndex({ title, entries, picture, alt }: Props) {
  if (entries.length === 0) return null;
  return (
    <Section aria-labelledby="categories">
      <div className={styles.index}>
        {picture ? (
          <div className={styles.picture}>
            <Picture picture={picture} alt={alt} sizes="(width >= 992px) 60vw, (width >= 768px) 60vw, 100vw" ratio="4/3" />
          </div>
        ) : null}
        <div className={styles.body}>
          <SectionHead id="categories" title={title} />
          <ul className={styles.list}>
            {entries.map(({ key, href, name, count, note }) => (
              <li key={key}>
                <Link href={href}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{count}</span>
                  {note ? <span className={styles.note}>{note}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
