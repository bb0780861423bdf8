import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';

/** As a Hong Kong shop writes them; the names in `Intl` are longer. */
const OWN: Record<string, Record<Locale, string>> = {
  HK: { en: 'Hong Kong', zh: '香港', cn: '香港' },
  MO: { en: 'Macao', zh: '澳門', cn: '澳门' },
  CN: { en: 'Mainland China', zh: '中國內地', cn: '中国内地' },
};

/** Names countries and regions by their ISO 3166-1 codes; anything else stays as it is. */
export function countryNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'region' });
  return (code) => {
    if (Object.hasOwn(OWN, code)) return OWN[code]?.[locale] ?? code;
    // Intl throws for anything but a code
    return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
  };
}
