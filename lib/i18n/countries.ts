import { isNamed } from '@/lib/format/readable';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';
import { COUNTRY_NAMES } from '@/lib/i18n/places';

/** Names countries and regions by their ISO 3166-1 codes; anything else stays as it is. */
export function countryNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'region' });
  return (code) => {
    if (isNamed(COUNTRY_NAMES, code)) return COUNTRY_NAMES[code][locale];
    // Intl throws for anything but a code
    return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
  };
}
