import { type Locale, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales';
import { HONG_KONG_AREAS } from '@/lib/i18n/places';

const DISTRICTS = HONG_KONG_AREAS.flatMap((area) =>
  area.districts.map((district) => ({ ...district, area: area.name })),
);
type District = (typeof DISTRICTS)[number];

/** The fields of an address: lines and, in Hong Kong, a district's code; '' for none. */
export type AddressParts = { address: string; district: string };

const HAN_LOCALES = LOCALES.filter((locale) => LOCALE_TABLE[locale].script === 'Han');
const HAN = /\p{Script=Han}/u;
/** The district in an address: at the end in English; at the start in Chinese, with a space (九龍觀塘道 is a street). */
const inEnglish = ({ name: own, area }: District) => `, ${own.en}, ${area.en}`;
const inChinese = ({ name: own, area }: District, locale: Locale) => `${area[locale]}${own[locale]} `;
/** Longer than its end: an address is never the district alone. */
const endsWith = (text: string, end: string) =>
  text.length > end.length && text.toLowerCase().endsWith(end.toLowerCase());

/**
 * The one line that the backend stores (`address`). English goes from small to large, Chinese from large to small: the
 * script of what was typed decides, so that no address mixes both; the page's language tells Traditional from
 * Simplified.
 */
export function composeAddress({ address, district }: AddressParts, locale: Locale): string {
  const isChinese = HAN.test(address);
  const parts = address.split(/[\r\n]+/).map((part) => part.trim().replace(/(?<![,，\s])[,，\s]+$/, ''));
  const line = parts.filter(Boolean).join(isChinese ? ' ' : ', ');
  const found = DISTRICTS.find(({ code }) => code === district);
  if (!found) return line;
  if (isChinese) return inChinese(found, HAN_LOCALES.includes(locale) ? locale : 'zh') + line;
  const typed = [inEnglish(found), `, ${found.area.en}`, `, ${found.name.en}`].find((end) => endsWith(line, end)) ?? '';
  return line.slice(0, line.length - typed.length).trimEnd() + inEnglish(found);
}

/** What a district is called in a language; '' for none. */
export const districtName = (code: string, locale: Locale): string =>
  DISTRICTS.find((district) => district.code === code)?.name[locale] ?? '';

/** The inverse: takes off a district that `composeAddress` added, in any language. Any other address stays whole. */
export function parseAddress(stored: string): AddressParts {
  for (const district of DISTRICTS) {
    const { code } = district;
    const end = inEnglish(district);
    if (endsWith(stored, end)) return { address: stored.slice(0, -end.length), district: code };
    const start = HAN_LOCALES.map((locale) => inChinese(district, locale)).find((text) => stored.startsWith(text));
    if (start) return { address: stored.slice(start.length), district: code };
  }
  return { address: stored, district: '' };
}
