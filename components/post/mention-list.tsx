'use client';
import { AFTER_LOAD, PictureImage, type PictureSourceProps } from '@/components/ui/picture-image';
import { Marked } from '@/components/ui/marked';
import { TitleRow } from '@/components/ui/title-row';
import { Link } from '@/lib/i18n/navigation';
import type { LocalizedText } from '@/lib/i18n/text';
import styles from './mention-list.module.scss';

type Item = LocalizedText & { path: string; cover: PictureSourceProps; facts?: LocalizedText };

/** Articles as cards. A client component: a page's data holds what is on its cards, not the markup of each. */
export function MentionList({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <TitleRow title={title} id="mentions">
      <ul className={styles.list}>
        {items.map(({ path, cover, facts, ...name }) => (
          <li key={path} className={styles.card}>
            <div className={styles.cover} {...AFTER_LOAD}>
              <PictureImage {...cover} alt="" sizes="62vw" />
            </div>
            <h3>
              <Link href={path} prefetch="on-touch">
                <Marked {...name} />
              </Link>
            </h3>
            <p>
              <Marked text="" {...facts} />
            </p>
          </li>
        ))}
      </ul>
    </TitleRow>
  );
}
