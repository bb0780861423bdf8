'use client';
import { TitleRow } from '@/components/ui/title-row';
import { Marked } from '@/components/ui/text-in';
import { Link } from '@/lib/i18n/navigation';
import type { LocalizedText } from '@/lib/i18n/text';
import styles from './mention-list.module.scss';

type Props = { title: string; items: readonly (LocalizedText & { path: string; date: string })[] };

/** Articles by title and date. A client component: a page's data holds its links, not their markup. */
export function MentionList({ title, items }: Props) {
  return (
    <TitleRow title={title} id="mentions">
      <ul className={styles.list}>
        {items.map(({ path, date, ...name }) => (
          <li key={path}>
            <Link href={path} prefetch="on-touch">
              <Marked {...name} />
            </Link>
            <small>{date}</small>
          </li>
        ))}
      </ul>
    </TitleRow>
  );
}
