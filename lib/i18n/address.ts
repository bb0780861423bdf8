import { type Locale, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales';

type Name = Record<Locale, string>;
const name = (en: string, zh: string, cn: string): Name => ({ en, zh, cn });

/** Hong Kong's eighteen districts by area. It has no postcodes. */
export const HONG_KONG_AREAS = [
  {
    name: name('Hong Kong Island', '香港島', '香港岛'),
    districts: [
      { code: 'central-and-western', name: name('Central and Western', '中西區', '中西区') },
      { code: 'wan-chai', name: name('Wan Chai', '灣仔', '湾仔') },
      { code: 'eastern', name: name('Eastern', '東區', '东区') },
      { code: 'southern', name: name('Southern', '南區', '南区') },
    ],
  },
  {
    name: name('Kowloon', '九龍', '九龙'),
    districts: [
      { code: 'yau-tsim-mong', name: name('Yau Tsim Mong', '油尖旺', '油尖旺') },
      { code: 'sham-shui-po', name: name('Sham Shui Po', '深水埗', '深水埗') },
      { code: 'kowloon-city', name: name('Kowloon City', '九龍城', '九龙城') },
      { code: 'wong-tai-sin', name: name('Wong Tai Sin', '黃大仙', '黄大仙') },
      { code: 'kwun-tong', name: name('Kwun Tong', '觀塘', '观塘') },
    ],
  },
  {
    name: name('New Territories', '新界', '新界'),
    districts: [
      { code: 'kwai-tsing', name: name('Kwai Tsing', '葵青', '葵青') },
      { code: 'tsuen-wan', name: name('Tsuen Wan', '荃灣', '荃湾') },
      { code: 'tuen-mun', name: name('Tuen Mun', '屯門', '屯门') },
      { code: 'yuen-long', name: name('Yuen Long', '元朗', '元朗') },
      { code: 'north', name: name('North', '北區', '北区') },
      { code: 'tai-po', name: name('Tai Po', '大埔', '大埔') },
      { code: 'sha-tin', name: name('Sha Tin', '沙田', '沙田') },
      { code: 'sai-kung', name: name('Sai Kung', '西貢', '西贡') },
      { code: 'islands', name: name('Islands', '離島', '离岛') },
    ],
  },
] as const;

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
