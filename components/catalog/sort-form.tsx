'use client';
import { useTranslations } from 'next-intl';
import { KeptFields } from '@/components/catalog/kept-fields';
import { Select } from '@/components/ui/input';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import styles from './sort-form.module.scss';

type Props = { listing: Listing; options: { value: string; label: string }[] };

/** How the list is sorted: goes at once where scripts run, with a button where they do not. */
export function SortForm({ listing, options }: Props) {
  const t = useTranslations('CatalogList');
  const router = useRouter();
  const locale = useLocale();
  const first = options[0]?.value ?? '';
  return (
    <form className={styles.form} action={localizedPath(listingHref({}), locale)}>
      <KeptFields listing={{ ...listing, sort: undefined }} />
      <Select
        name="sort"
        variant="quiet"
        label={t('sortBy')}
        options={options}
        defaultValue={listing.sort ?? first}
        onChange={({ currentTarget: { value } }) =>
          router.push(listingHref({ ...listing, page: 1, sort: value === first ? undefined : value }), { scroll: false })
        }
      />
      <noscript>
        <button type="submit" className={styles.go}>
          {t('sort')}
        </button>
      </noscript>
    </form>
  );
}
