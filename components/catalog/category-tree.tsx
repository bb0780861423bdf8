import { getTranslations } from 'next-intl/server';
import { TextIn } from '@/components/ui/text-in';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import type { CategoryNode } from '@/lib/catalog/schema';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import styles from './category-tree.module.scss';

type Props = { tree: CategoryNode[]; path: CategoryNode[]; listing: Listing; locale: Locale };

/** The categories with their counts, open along the path to the current one. Other filters stay. */
export async function CategoryTree({ tree, path, listing, locale }: Props) {
  const t = await getTranslations('Catalog');
  const hrefOf = (category?: string) => listingHref({ ...listing, page: 1, category });
  const total = tree.reduce((sum, node) => sum + node.product_count, 0);
  const row = (node: CategoryNode) => (
    <li key={node._id}>
      <Link
        href={hrefOf(node._id)}
        prefetch="on-touch"
        aria-current={node._id === listing.category ? 'page' : undefined}
      >
        <TextIn text={node.title} locale={locale} />
        <span>{formatCount(node.product_count, locale)}</span>
      </Link>
      {node.children.length > 0 && path.includes(node) ? <ul>{node.children.map(row)}</ul> : null}
    </li>
  );
  return (
    <nav aria-label={t('categories')} className={styles.tree}>
      <ul>
        <li>
          <Link href={hrefOf()} prefetch="on-touch" aria-current={listing.category ? undefined : 'page'}>
            <span>{t('allCategories')}</span>
            <span>{formatCount(total, locale)}</span>
          </Link>
        </li>
        {tree.map(row)}
      </ul>
    </nav>
  );
}
