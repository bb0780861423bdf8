import type { Locale } from '@/lib/i18n/locales';

type Name = Record<Locale, string>;

/** By ISO 3166-1 codes, as a Hong Kong shop writes them; the names in `Intl` are longer. */
export const COUNTRY_NAMES: Record<'HK' | 'MO' | 'CN', Name> = {
  HK: { en: 'Hong Kong', zh: '香港', cn: '香港' },
  MO: { en: 'Macao', zh: '澳門', cn: '澳门' },
  CN: { en: 'Mainland China', zh: '中國內地', cn: '中国内地' },
};

/** Hong Kong's eighteen districts by area. It has no postcodes. */
export const HONG_KONG_AREAS: { name: Name; districts: { code: string; name: Name }[] }[] = [
  {
    name: { en: 'Hong Kong Island', zh: '香港島', cn: '香港岛' },
    districts: [
      { code: 'central-and-western', name: { en: 'Central and Western', zh: '中西區', cn: '中西区' } },
      { code: 'wan-chai', name: { en: 'Wan Chai', zh: '灣仔', cn: '湾仔' } },
      { code: 'eastern', name: { en: 'Eastern', zh: '東區', cn: '东区' } },
      { code: 'southern', name: { en: 'Southern', zh: '南區', cn: '南区' } },
    ],
  },
  {
    name: { en: 'Kowloon', zh: '九龍', cn: '九龙' },
    districts: [
      { code: 'yau-tsim-mong', name: { en: 'Yau Tsim Mong', zh: '油尖旺', cn: '油尖旺' } },
      { code: 'sham-shui-po', name: { en: 'Sham Shui Po', zh: '深水埗', cn: '深水埗' } },
      { code: 'kowloon-city', name: { en: 'Kowloon City', zh: '九龍城', cn: '九龙城' } },
      { code: 'wong-tai-sin', name: { en: 'Wong Tai Sin', zh: '黃大仙', cn: '黄大仙' } },
      { code: 'kwun-tong', name: { en: 'Kwun Tong', zh: '觀塘', cn: '观塘' } },
    ],
  },
  {
    name: { en: 'New Territories', zh: '新界', cn: '新界' },
    districts: [
      { code: 'kwai-tsing', name: { en: 'Kwai Tsing', zh: '葵青', cn: '葵青' } },
      { code: 'tsuen-wan', name: { en: 'Tsuen Wan', zh: '荃灣', cn: '荃湾' } },
      { code: 'tuen-mun', name: { en: 'Tuen Mun', zh: '屯門', cn: '屯门' } },
      { code: 'yuen-long', name: { en: 'Yuen Long', zh: '元朗', cn: '元朗' } },
      { code: 'north', name: { en: 'North', zh: '北區', cn: '北区' } },
      { code: 'tai-po', name: { en: 'Tai Po', zh: '大埔', cn: '大埔' } },
      { code: 'sha-tin', name: { en: 'Sha Tin', zh: '沙田', cn: '沙田' } },
      { code: 'sai-kung', name: { en: 'Sai Kung', zh: '西貢', cn: '西贡' } },
      { code: 'islands', name: { en: 'Islands', zh: '離島', cn: '离岛' } },
    ],
  },
];
