'use client';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { KeywordField } from '@/components/catalog/keyword-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { useLocale } from '@/lib/i18n/client';
import { getPathname, useRouter } from '@/lib/i18n/navigation';
import styles from './filter-form.module.scss';

type Props = {
  listing: Listing;
  /** how many services the choice would show: said by the button, and kept up to date through `onDraft` */
  count?: number;
  /** something was changed; a word that an input method has not made yet is no change */
  onDraft?: (form: HTMLFormElement) => void;
  onApply?: () => void;
};

/** Keyword, price range and offers: a plain GET form, which goes on without loading the page anew where scripts run. */
export function FilterForm({ listing, count, onDraft, onApply }: Props) {
  const t = useTranslations('CatalogList');
  const router = useRouter();
  const locale = useLocale();
  const action = getPathname({ href: listingHref({}), locale });

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { readSearch } = await import('@/lib/catalog/read-search');
    onApply?.();
    router.push(listingHref(readSearch(form)), { scroll: false });
  }

  return (
    <form
      className={styles.form}
      action={action}
      role="search"
      aria-label={t('filters')}
      onSubmit={(event) => void onSubmit(event)}
      onChange={onDraft && (({ currentTarget, nativeEvent }) => ('isComposing' in nativeEvent && nativeEvent.isComposing ? undefined : onDraft(currentTarget)))}
      onCompositionEnd={onDraft && ((event) => onDraft(event.currentTarget))}
    >
      {listing.category ? <input type="hidden" name="category" value={listing.category} /> : null}
      {listing.sort ? <input type="hidden" name="sort" value={listing.sort} /> : null}
      <KeywordField value={listing.keyword} onApply={onApply} />
      <fieldset className={styles.range}>
        <legend>{t('priceRange')}</legend>
        <Input name="min_price" label={t('minPrice')} labelHidden inputMode="decimal" autoComplete="off" defaultValue={listing.minPrice} />
        <span aria-hidden="true">{t('to')}</span>
        <Input name="max_price" label={t('maxPrice')} labelHidden inputMode="decimal" autoComplete="off" defaultValue={listing.maxPrice} />
      </fieldset>
      <Checkbox name="offer" value="1" defaultChecked={listing.isOnOffer}>
        {t('onOffer')}
      </Checkbox>
      <Button type="submit" variant={count === undefined ? 'line' : 'primary'} size="s" wide>
        {count === undefined ? t('showResults') : t('showCount', { count })}
      </Button>
    </form>
  );
}
