'use client';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { type Listing, listingHref, productQuery, readListing } from '@/lib/catalog/listing';
import { useLocale } from '@/lib/i18n/client';
import { getPathname, useRouter } from '@/lib/i18n/navigation';
import styles from './filter-form.module.scss';

type Props = {
  listing: Listing;
  /** the button says how many services the choice would show, kept up to date while it is changed */
  isCounting?: boolean;
  total: number;
  onApply?: () => void;
};

const COUNT_DELAY_MS = 300;

function listingOf(form: HTMLFormElement): Listing {
  return readListing(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** Keyword, price range and offers: a plain GET form, which goes on without loading the page anew where scripts run. */
export function FilterForm({ listing, isCounting = false, total, onApply }: Props) {
  const t = useTranslations('CatalogList');
  const router = useRouter();
  const locale = useLocale();
  const [draft, setDraft] = useState(listing);
  const count = useDraftCount(draft, isCounting && listingHref(draft) !== listingHref({ ...listing, page: 1 })) ?? total;
  const action = getPathname({ href: listingHref({}), locale });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onApply?.();
    router.push(listingHref(listingOf(event.currentTarget)), { scroll: false });
  }

  return (
    <form
      className={styles.form}
      action={action}
      role="search"
      aria-label={t('filters')}
      onSubmit={onSubmit}
      onChange={isCounting ? (event) => setDraft(listingOf(event.currentTarget)) : undefined}
    >
      {listing.category ? <input type="hidden" name="category" value={listing.category} /> : null}
      {listing.sort ? <input type="hidden" name="sort" value={listing.sort} /> : null}
      <Input type="search" name="keyword" label={t('keyword')} defaultValue={listing.keyword} maxLength={80} enterKeyHint="search" autoComplete="off" />
      <fieldset className={styles.range}>
        <legend>{t('priceRange')}</legend>
        <Input name="min_price" label={t('minPrice')} labelHidden inputMode="decimal" autoComplete="off" defaultValue={listing.minPrice} />
        <span aria-hidden="true">{t('to')}</span>
        <Input name="max_price" label={t('maxPrice')} labelHidden inputMode="decimal" autoComplete="off" defaultValue={listing.maxPrice} />
      </fieldset>
      <Checkbox name="offer" value="1" defaultChecked={listing.isOnOffer}>
        {t('onOffer')}
      </Checkbox>
      <Button type="submit" variant={isCounting ? 'primary' : 'line'} size="s" wide>
        {isCounting ? t('showCount', { count }) : t('showResults')}
      </Button>
    </form>
  );
}

function useDraftCount(draft: Listing, isEnabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['catalog', 'count', listingHref(draft)],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, COUNT_DELAY_MS));
      if (signal.aborted) return 0;
      const { getProducts } = await import('@/lib/catalog/api');
      return (await getProducts({ ...productQuery(draft, [], 1), per_page: 1 }, signal)).total;
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return isEnabled ? data : undefined;
}
