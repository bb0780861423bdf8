import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from '@/lib/format/date';
import {
  discountPercent,
  formatCount,
  formatMoney,
  formatPrice,
  percentOff,
  plainAmount,
  roundMoney,
} from '@/lib/format/money';
import { readable } from '@/lib/format/readable';
import { slugOf, slugPart } from '@/lib/format/slug';
import { LOCALES } from '@/lib/i18n/locales';

// @spec-9.11
describe('money and counts', () => {
  it('read the same in all three languages', () => {
    for (const locale of LOCALES) {
      expect(formatMoney(1280, 'HKD', locale)).toBe('HK$1,280.00');
      expect(formatMoney(-0.5, 'HKD', locale)).toBe('−HK$0.50');
      expect(formatCount(1234567, locale)).toBe('1,234,567');
    }
  });

  it.each(['EUR', 'constructor', 'HK$'])('names a currency without a sign of its own: %s', (currency) =>
    expect(formatMoney(3, currency, 'en')).toBe(`${currency.toUpperCase()} 3.00`),
  );

  it('of an offer have cents only where there are any', () => {
    for (const locale of LOCALES)
      expect([1280, 1280.5, 0].map((amount) => formatPrice(amount, 'HKD', locale))).toEqual([
        'HK$1,280',
        'HK$1,280.50',
        'HK$0',
      ]);
  });

  it.each([
    [8, ['8', '92', '9.2']],
    [10, ['10', '9', '9']],
    [2.5, ['2.5', '97.5', '9.75']],
    // 5 折 is half the price
    [95, ['95', '0.5', '0.5']],
    [100, ['100', '0', '0']],
  ])('count %d per cent off as each language does', (percent, numbers) =>
    expect(LOCALES.map((locale) => percentOff(percent, locale))).toEqual(numbers),
  );
  it.each([
    [1280, 'JPY', 'JPY 1,280', '1280'],
    [1.2345, 'KWD', 'KWD 1.235', '1.235'],
    [5, 'hkd', 'HK$5.00', '5.00'],
    [5, ' usd ', 'US$5.00', '5.00'],
    [5, '', 'HK$5.00', '5.00'],
  ])('has the decimals of its currency: %d %s', (amount, currency, text, plain) => {
    expect(formatMoney(amount, currency, 'en')).toBe(text);
    expect(plainAmount(amount, currency)).toBe(plain);
  });

  it.each([
    [-0, 'HKD', 'HK$0.00'],
    [-0.004, 'HKD', 'HK$0.00'],
    [-0.4, 'JPY', 'JPY 0'],
    [-0.0004, 'KWD', 'KWD 0.000'],
  ])('has no minus where it rounds to zero: %d %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency, 'en')).toBe(text);
    expect(Object.is(roundMoney(amount, currency), 0)).toBe(true);
  });

  it('gives whole per cent off, and none where nothing is off', () => {
    expect(discountPercent(4500, 3800)).toBe(16);
    expect(discountPercent(1000, 876)).toBe(12);
    expect(discountPercent(1000, 999)).toBe(0);
    expect(discountPercent(100, 100)).toBe(0);
    expect(discountPercent(100, 120)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
  });
});

describe('dates', () => {
  // @spec-9.8
  it('are Hong Kong time, whatever the machine’s time zone', () => {
    expect(formatDateTime('2026-11-18T16:30:00Z')).toBe('19/11/2026 00:30');
    expect(formatDate('2026-12-31T16:00:00Z')).toBe('01/01/2027');
  });

  it('are empty for an unreadable date', () => expect(formatDateTime('soon')).toBe(''));
});

it.each(['partly_paid', 'PARTLY-PAID', 'partlyPaid'])(
  'a value that the shop has no words for reads as text: %s',
  (value) => expect(readable(value)).toBe('Partly paid'),
);

// @spec-9.9
describe('slugs', () => {
  it.each([
    ['Window seat', 'window-seat'],
    ['  3D -- rendering!  ', '3d-rendering'],
    ['廚房 Renovation', '廚房-renovation'],
    ['Café counter', 'cafe-counter'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['A café in São Paulo', 'a-cafe-in-sao-paulo'],
    ['𨋢口 㗎 𠮷野', '𨋢口-㗎-𠮷野'],
    ['!!!', ''],
    ['ＤＩＹ 80㎡', 'diy-80m2'],
    // letters of any alphabet are letters, with what belongs to them
    ['Straße in Ålesund, Ø 2', 'straße-in-alesund-ø-2'],
    ['Кухня с мойкой', 'кухня-с-мойкой'],
    ['ガラスのドア', 'ガラスのドア'],
    ['욕실 수리', '욕실-수리'],
    ['ครัวไทย', 'ครัวไทย'],
    ['रसोई', 'रसोई'],
    ['❤️ 👨‍👩‍👧 \u0301\u200d', ''],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('stay short enough for the routes however long the title is', () => {
    expect(slugPart('兩房單位全屋裝修'.repeat(30)).length).toBeLessThanOrEqual(240);
    expect(decodeURIComponent(slugPart('𠮷'.repeat(300)))).toBe('𠮷'.repeat(20));
    expect(slugPart(`a${'𠮷'.repeat(300)}`).length).toBeLessThanOrEqual(240);
    expect(slugPart('a '.repeat(300)).endsWith('-')).toBe(false);
    expect(slugPart('a'.repeat(1_000_000))).toBe('a'.repeat(240));
  });
});
