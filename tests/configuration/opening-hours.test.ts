import { describe, expect, it } from 'vitest';
import { mapAddress } from '@/lib/configuration/map-address';
import { dayName, openingRows } from '@/lib/configuration/opening-hours';

describe('opening hours', () => {
  it('puts days with the same hours together, and says which are closed', () => {
    const rows = openingRows([
      { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '19:00' },
      { days: ['Sa'], opens: '10:00', closes: '17:00' },
    ]);
    expect(rows).toEqual([
      { first: 'Mo', last: 'Fr', hours: '10:00–19:00' },
      { first: 'Sa', last: 'Sa', hours: '10:00–17:00' },
      { first: 'Su', last: 'Su', hours: '' },
    ]);
  });

  it('keeps days apart that a closed one parts, and writes two spans of a day in their order', () => {
    const rows = openingRows([
      { days: ['Mo', 'We'], opens: '14:00', closes: '19:00' },
      { days: ['Mo', 'We'], opens: '10:00', closes: '13:00' },
    ]);
    expect(rows.map(({ first, last, hours }) => `${first}-${last} ${hours}`)).toEqual([
      'Mo-Mo 10:00–13:00, 14:00–19:00',
      'Tu-Tu ',
      'We-We 10:00–13:00, 14:00–19:00',
      'Th-Su ',
    ]);
  });

  it('has no rows where nothing is known', () => expect(openingRows([])).toEqual([]));

  it('names days in the page’s language', () => {
    expect([dayName('Mo', 'en'), dayName('Su', 'zh'), dayName('Sa', 'cn')]).toEqual(['Monday', '星期日', '周六']);
  });
});

describe('the address on a map', () => {
  const address = { en: '88 Hoi Yuen Road & Co', zh: '開源道 88 號' };
  it('is the one of the configuration', () => expect(mapAddress({ address, map_url: 'https://maps.example/x' }, 'en')).toBe('https://maps.example/x'));
  it('is a search for the address in the page’s language otherwise, also for what is no web address', () => {
    expect(new URL(mapAddress({ address, map_url: 'javascript:alert(1)' }, 'en')).searchParams.get('query')).toBe(address.en);
    expect(new URL(mapAddress({ address }, 'zh')).searchParams.get('query')).toBe(address.zh);
  });
  it('is none without an address', () => expect(mapAddress({}, 'cn')).toBe(''));
});
