'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { IconButton, TextButton } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import { isApiError } from '@/lib/api/error';
import { type ComparedService, toggleCompared } from '@/lib/catalog/comparison';
import { closeComparison } from '@/lib/catalog/comparison-view';
import { productPath } from '@/lib/paths/product-path';
import type { Product } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import styles from './compare-dialog.module.scss';

type Props = { service: ComparedService; query: UseQueryResult<Product> | undefined };

/** The head of a service's column: the way to it, or why it says nothing. */
export function CompareHead({ service, query }: Props) {
  const t = useTranslations('Compare');
  const tCart = useTranslations('CartDrawer');
  const locale = useLocale();
  const product = query?.data;
  const title = product ? textIn(product.title, locale) : service.title;
  return (
    <th scope="col">
      <div className={styles.head} data-busy={query?.isLoading || undefined}>
        <div className={styles.media}>
          {product ? <Picture picture={product.image} alt="" sizes="240px" ratio="4/3" /> : null}
          <IconButton
            icon="close"
            iconSize={18}
            label={t('remove', { title })}
            className={styles.remove}
            onClick={() => toggleCompared(service)}
          />
        </div>
        {product ? (
          <Link href={productPath(product, locale)} className={styles.name} onClick={closeComparison}>
            <TextIn text={product.title} locale={locale} />
          </Link>
        ) : (
          <span className={styles.name}>{title}</span>
        )}
        {product && !product.is_available ? <p>{tCart('unavailable')}</p> : null}
        {query?.isError ? <Failure query={query} /> : null}
      </div>
    </th>
  );
}

function Failure({ query: { error, refetch } }: { query: UseQueryResult<Product> }) {
  const tCommon = useTranslations('Common');
  if (isApiError(error, 'notFound', 'refused')) return <p role="alert">{tCommon('gone')}</p>;
  return (
    <p role="alert">
      <span>{tCommon('loadFailed')}</span> <TextButton onClick={() => void refetch()}>{tCommon('retry')}</TextButton>
    </p>
  );
}
