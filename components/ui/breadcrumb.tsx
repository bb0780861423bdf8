'use client';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { LocalizedText } from '@/lib/i18n/text';
import styles from './breadcrumb.module.scss';
import { Marked } from './marked';

/** `lang` where the label is in another language than the page */
export type Crumb = { label: string; lang?: LocalizedText['lang']; href?: string };

/**
 * Where the page is; the last one is the page itself and no link. Phones show what is above it alone. A client
 * component: a page's data holds its items, not their markup.
 */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const t = useTranslations('Ui');
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')} data-print="no">
      <ol>
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`}>
            {item.href && index < items.length - 1 ? (
              <Link href={item.href}>
                <Marked text={item.label} lang={item.lang} />
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                <Marked text={item.label} lang={item.lang} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
