import { describe, expect, it } from 'vitest';
import { composeAddress, parseAddress } from '@/lib/i18n/address';
import { HONG_KONG_AREAS } from '@/lib/i18n/places';
import { foreignCharacters } from './scripts';

describe('the districts of Hong Kong', () => {
  const districts = HONG_KONG_AREAS.flatMap((area) => [...area.districts]);

  it('are eighteen, each with a code and names of its own', () => {
    expect(districts).toHaveLength(18);
    for (const key of ['en', 'zh', 'cn'] as const)
      expect(new Set(districts.map(({ name }) => name[key])).size).toBe(18);
    expect(new Set(districts.map(({ code }) => code)).size).toBe(18);
  });

  it.each(['zh', 'cn'] as const)('are written in the script of %s', (locale) => {
    for (const { name } of [...HONG_KONG_AREAS, ...districts])
      expect(foreignCharacters(name[locale], locale), name[locale]).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    ['en', 'Flat B, 18/F, 1 Hoi Yuen Road', 'Flat B, 18/F, 1 Hoi Yuen Road, Kwun Tong, Kowloon'],
    ['zh', '開源道 1 號 18 樓 B 室', '九龍觀塘 開源道 1 號 18 樓 B 室'],
    ['cn', '开源道 1 号 18 楼 B 室', '九龙观塘 开源道 1 号 18 楼 B 室'],
    // what was typed decides: no address mixes two orders
    ['zh', 'Flat B, 18/F', 'Flat B, 18/F, Kwun Tong, Kowloon'],
    ['en', '開源道 1 號', '九龍觀塘 開源道 1 號'],
    ['en', 'Flat B\n18/F,\n1 Hoi Yuen Road', 'Flat B, 18/F, 1 Hoi Yuen Road, Kwun Tong, Kowloon'],
    ['zh', '開源道 1 號\n18 樓', '九龍觀塘 開源道 1 號 18 樓'],
  ] as const)('is written as one line (%s), and parsed from it: %s', (locale, address, line) => {
    expect(composeAddress({ address, district: 'kwun-tong' }, locale)).toBe(line);
    const back = parseAddress(line);
    expect(back.district).toBe('kwun-tong');
    expect(composeAddress(back, locale)).toBe(line);
  });

  it('is parsed in every district and language', () => {
    for (const { code } of HONG_KONG_AREAS.flatMap((area) => [...area.districts]))
      for (const [address, locale] of [
        ['Flat A', 'en'],
        ['道 1 號', 'zh'],
        ['道 1 号', 'cn'],
      ] as const)
        expect(parseAddress(composeAddress({ address, district: code }, locale))).toEqual({ address, district: code });
  });

  it('does not repeat a district', () => {
    expect(composeAddress({ address: '1 Hoi Yuen Road, Kwun Tong', district: 'kwun-tong' }, 'en')).toBe(
      '1 Hoi Yuen Road, Kwun Tong, Kowloon',
    );
    expect(composeAddress({ address: '1 Hoi Yuen Road, Kowloon', district: 'kwun-tong' }, 'en')).toBe(
      '1 Hoi Yuen Road, Kwun Tong, Kowloon',
    );
  });

  it.each(['1 Hoi Yuen Road,,', '1 Hoi Yuen Road ,', '1 Hoi Yuen Road , Kowloon'])(
    'has one comma before its district: %s',
    (address) => {
      expect(composeAddress({ address, district: 'kwun-tong' }, 'en')).toBe('1 Hoi Yuen Road, Kwun Tong, Kowloon');
    },
  );

  it.each([
    // a street whose name begins with a district's
    '九龍觀塘道 398 號',
    '大埔道 1 號',
    'Flat C, 3/F, Tai Hang, Hong Kong Island',
    '10 Downing Street, London',
    'Rua do Campo, Macao, North',
    '',
    ', Kwun Tong, Kowloon',
    ' two  spaces ,and a comma,',
  ])('without a district in our format is not split: %s', (stored) => {
    expect(parseAddress(stored)).toEqual({ address: stored, district: '' });
  });

  it('without a district, or with an unknown one, is its lines', () => {
    expect(composeAddress({ address: 'Rua do Campo 1', district: '' }, 'en')).toBe('Rua do Campo 1');
    expect(composeAddress({ address: 'Rua do Campo 1', district: 'atlantis' }, 'en')).toBe('Rua do Campo 1');
  });
});
