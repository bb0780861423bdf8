import type { Store } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn, withPlainSpaces } from '@/lib/i18n/text';

/** The URL of the studio on a map: the configured one, else a search for its postal address; '' without either. */
export function mapAddress(store: Pick<Store, 'address' | 'map_url'>, locale: Locale): string {
  if (store.map_url && /^https?:\/\//i.test(store.map_url)) return store.map_url;
  const address = withPlainSpaces(textIn(store.address, locale));
  return address && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}
