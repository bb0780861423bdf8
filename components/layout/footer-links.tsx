'use client';
import { Marked } from '@/components/ui/text-in';
import type { LocalizedText } from '@/lib/i18n/text';
import { ItemLink } from './nav-link';
import styles from './footer.module.scss';

/** A column of the footer. A client component: a page's data holds its links, not their markup. */
export function FooterLinks({ title, items }: { title: LocalizedText; items: readonly (LocalizedText & { path: string })[] }) {
  return (
    <div>
      <h2>
        <Marked {...title} />
      </h2>
      <ul>
        {items.map((item, index) => (
          <li key={`${index}`}>
            <ItemLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
