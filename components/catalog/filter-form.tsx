'use client';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { KeptFields } from '@/components/catalog/kept-fields';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import styles from './filter-form.module.scss';

type Props = {
  listing: Listing;
  /** where the button that sends it stands outside of it */
  id?: string;
  /** something was changed */
  onDraft?: (form: HTMLFormElement) => void;
  onApply?: () => void;
};

/** Price range and offers: a plain GET form, which goes on without loading the page anew where scripts run. */
export function FilterForm({ listing, id, onDraft, onApply }: Props) {
  const t = useTranslations('CatalogList');
  const router = useRouter();
  const locale = useLocale();
  const { category, keyword, sort } = listing;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { readListingForm } = await import('@/lib/catalog/read-listing');
    onApply?.();
    router.push(listingHref(readListingForm(form)), { scroll: false });
  }

  return (
    <form
      id={id}
      className={styles.form}
      action={localizedPath(listingHref({}), locale)}
      aria-label={t('filters')}
      onSubmit={(event) => void onSubmit(event)}
      onChange={onDraft && (({ currentTarget }) => onDraft(currentTarget))}
    >
      <KeptFields listing={{ category, keyword, sort }} />
      <fieldset className={styles.range}>
        <legend>{t('priceRange')}</legend>
        <Input name="min_price" label={t('minPrice')} labelHidden inputMode="decimal" autoComplete="off" defaultValue={listing.minPrice} />
        <span aria-hidden="true">{t('to')}</span>
        <Input name="max_price" label={t('maxPrice')} labelHidden inputMode="decimal" autoComplete="off" defaultValue={listing.maxPrice} />
      </fieldset>
      <Checkbox name="offer" value="1" defaultChecked={listing.isOnOffer}>
        {t('onOffer')}
      </Checkbox>
      {id ? null : (
        <Button type="submit" variant="line" size="s" wide>
          {t('showResults')}
        </Button>
      )}
    </form>
  );
}
