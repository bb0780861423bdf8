'use client';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { KeptFields } from '@/components/catalog/kept-fields';
import { KeywordField } from '@/components/catalog/keyword-field';
import { IconButton } from '@/components/ui/button';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import styles from './search-form.module.scss';

type Props = {
  listing: Listing;
  /** how many services it looks through, where that is known */
  count?: number;
};

/**
 * What a listing is searched for, in its head: a plain GET form, which goes on without loading the page anew where scripts
 * run. What else narrows the listing goes along.
 */
export function SearchForm({ listing, count }: Props) {
  const t = useTranslations('CatalogList');
  const router = useRouter();
  const locale = useLocale();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { readSearch } = await import('@/lib/catalog/read-search');
    router.push(listingHref(readSearch(form)), { scroll: false });
  }

  return (
    <form className={styles.search} action={localizedPath(listingHref({}), locale)} role="search" onSubmit={(event) => void onSubmit(event)}>
      <KeptFields listing={{ ...listing, keyword: undefined }} />
      <KeywordField value={listing.keyword} label={count ? t('searchCount', { count }) : t('search')} />
      <IconButton type="submit" icon="search" label={t('search')} className={styles.go} />
    </form>
  );
}
