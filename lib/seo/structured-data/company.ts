import type {
  DayOfWeek,
  HomeAndConstructionBusinessLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type { Picture } from '@/lib/api/shapes';
import type { Configuration, Day, Store } from '@/lib/configuration/schema';
import { isNamed } from '@/lib/format/readable';
import { districtName, parseAddress } from '@/lib/i18n/address';
import { type Locale, LOCALES, LOCALE_TABLE } from '@/lib/i18n/locales';
import { COUNTRY_NAMES } from '@/lib/i18n/places';
import { textIn } from '@/lib/i18n/text';
import { absoluteUrl, localizedUrl } from '@/lib/seo/url';

const FOUNDED = '2018';
const DAY_NAMES: Record<Day, Exclude<DayOfWeek, object>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** The same in all languages, so that all pages refer to one company. */
export const companyId = () => absoluteUrl('/#organization');
/** The company's logo; search engines want at least 112 pixels. */
export const logo = ({ navbar }: Configuration): string => absoluteUrl(navbar.logo.url ?? '/icons/icon-512.png');

/** A reference to the company, as a seller or publisher. */
export function companyRef(configuration: Configuration, locale: Locale): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': companyId(),
    name: textIn(configuration.name, locale),
    url: absoluteUrl('/'),
  };
}

/** The company as a local business. `picture` is one that the page shows. */
export function companyData(
  configuration: Configuration,
  { locale, picture }: { locale: Locale; picture?: Picture | null },
): HomeAndConstructionBusinessLeaf {
  const { store, social, description } = configuration.footer;
  const sameAs = social.map(({ url }) => url).filter((url) => /^https?:/.test(url));
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': companyId(),
    name: textIn(configuration.name, locale),
    description: textIn(description, locale) || undefined,
    url: absoluteUrl('/'),
    logo: logo(configuration),
    image: absoluteUrl(picture?.url || '/og.png'),
    foundingDate: FOUNDED,
    telephone: store.phone || undefined,
    email: store.email || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: textIn(store.address, locale).replace(/\s+/g, ' ') || undefined,
      addressLocality: districtOf(store, locale),
      addressRegion: COUNTRY_NAMES.HK[locale],
      addressCountry: 'HK',
    },
    areaServed: COUNTRY_NAMES.HK[locale],
    geo: store.geo
      ? { '@type': 'GeoCoordinates', latitude: store.geo.latitude, longitude: store.geo.longitude }
      : undefined,
    hasMap: store.map_url && /^https?:/.test(store.map_url) ? store.map_url : undefined,
    openingHoursSpecification: store.opening_hours.length > 0 ? hoursOf(store) : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

/** Opening hours. Search engines read 00:00 to 00:00 as closed all day. */
function hoursOf({ opening_hours, is_closed_on_public_holidays }: Store): OpeningHoursSpecificationLeaf[] {
  const spans = opening_hours.map(({ days, opens, closes }) => ({
    dayOfWeek: days.flatMap((day) => (isNamed(DAY_NAMES, day) ? DAY_NAMES[day] : [])),
    opens,
    closes,
  }));
  const closed = is_closed_on_public_holidays
    ? [{ dayOfWeek: 'PublicHolidays' as const, opens: '00:00', closes: '00:00' }]
    : [];
  return [...spans, ...closed].map((span) => ({ '@type': 'OpeningHoursSpecification', ...span }));
}

/** The district, read from the address in whichever language names it separately. */
function districtOf({ address }: Store, locale: Locale): string | undefined {
  const code = LOCALES.map((one) => parseAddress(address?.[one] ?? '').district).find(Boolean);
  return districtName(code ?? '', locale) || undefined;
}

/** The website in one language, with its search. */
export function websiteData(configuration: Configuration, locale: Locale): WebSiteLeaf {
  const url = localizedUrl('/', locale);
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    // outside the URL, which would encode the braces
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${localizedUrl('/shop/main/product', locale)}?keyword={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: textIn(configuration.name, locale),
    url,
    inLanguage: LOCALE_TABLE[locale].tag,
    publisher: { '@id': companyId() },
    potentialAction: search,
  };
}
