'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import type { ComponentProps, FormEvent } from 'react';
import { KeywordField } from '@/components/catalog/keyword-field';
import { Button, IconButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input, Select } from '@/components/ui/input';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import layout from '@/components/ui/layout.module.scss';
import styles from './listing-forms.module.scss';

type ListingFormProps = Omit<ComponentProps<'form'>, 'action' | 'children' | 'onSubmit'> & {
  /** what the form does not change: sent along in hidden fields */
  fixed: Partial<Listing>;
  onRead?: (listing: Listing) => void;
  children: Blocks;
};

// when a field gets the focus, and not on the submit: a shop deployed meanwhile no longer has this code
const loadReader = () => import('@/lib/catalog/read-listing');
const loadSearches = () => import('@/lib/catalog/recent-searches');
const prepare = () => void Promise.all([loadReader(), loadSearches()]).catch(() => undefined);

/** Changes one part of a listing's URL: a plain GET form, which navigates without a page load where scripts run. */
function ListingForm({ fixed, onRead, children, ...props }: ListingFormProps) {
  const router = useRouter();
  const locale = useLocale();
  const [, query] = listingHref({ ...fixed, page: 1 }).split('?');

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const listing = (await loadReader()).readListingForm(form);
    onRead?.(listing);
    router.push(listingHref(listing), { scroll: false });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its fields bubbles
    <form
      {...props}
      action={localizedPath(listingHref({}), locale)}
      onFocus={prepare}
      onSubmit={(event) => void onSubmit(event)}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/**
 * The keyword. `label`: a better one than "Search", from the server: its number would make the browser load its formats
 * during hydration.
 */
export function SearchForm({ listing, label }: { listing: Listing; label?: string }) {
  const t = useTranslations('CatalogList');
  const remember = async ({ keyword }: Listing) => {
    if (keyword) (await loadSearches()).rememberSearch(keyword);
  };
  return (
    <ListingForm
      fixed={{ ...listing, keyword: undefined }}
      onRead={(read) => void remember(read)}
      className={styles.search}
      role="search"
    >
      <KeywordField value={listing.keyword} label={label ?? t('search')} />
      <IconButton type="submit" icon="search" label={t('search')} className={styles.go} />
    </ListingForm>
  );
}

type FilterFormProps = {
  listing: Listing;
  /** given where the submit button stands outside of the form */
  id?: string;
  onDraft?: (form: HTMLFormElement) => void;
  onApply?: () => void;
};

/** Price range and offers. */
export function FilterForm({
  listing: { category, keyword, sort, minPrice, maxPrice, isOnOffer },
  id,
  onDraft,
  onApply,
}: FilterFormProps) {
  const t = useTranslations('CatalogList');
  return (
    <ListingForm
      fixed={{ category, keyword, sort }}
      id={id}
      className={layout.stack}
      aria-label={t('filters')}
      onRead={onApply}
      onChange={onDraft && (({ currentTarget }) => onDraft(currentTarget))}
    >
      <fieldset className={styles.range}>
        <legend>{t('priceRange')}</legend>
        <Input
          name="min_price"
          label={t('minPrice')}
          labelHidden
          inputMode="decimal"
          autoComplete="off"
          defaultValue={minPrice}
        />
        <span aria-hidden="true">{t('to')}</span>
        <Input
          name="max_price"
          label={t('maxPrice')}
          labelHidden
          inputMode="decimal"
          autoComplete="off"
          defaultValue={maxPrice}
        />
      </fieldset>
      <Checkbox name="offer" value="1" defaultChecked={isOnOffer}>
        {t('onOffer')}
      </Checkbox>
      {id ? null : (
        <Button type="submit" variant="line" size="s" wide>
          {t('showResults')}
        </Button>
      )}
    </ListingForm>
  );
}

/** The order of the list: changes at once where scripts run, with a button where they do not. */
export function SortForm({ listing, options }: { listing: Listing; options: { value: string; label: string }[] }) {
  const t = useTranslations('CatalogList');
  return (
    <ListingForm fixed={{ ...listing, sort: undefined }} className={styles.sort}>
      <Select
        name="sort"
        variant="quiet"
        label={t('sortBy')}
        options={options}
        defaultValue={listing.sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
      <noscript>
        <button type="submit">{t('sort')}</button>
      </noscript>
    </ListingForm>
  );
}
