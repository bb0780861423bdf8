import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { discountPercent, formatCount, formatMoney } from '@/lib/format/money';
import { slugOf, slugPart } from '@/lib/format/slug';
import { LOCALES } from '@/lib/i18n/locales';

describe('money and counts', () => {
  it('read the same in all three languages', () => {
    for (const locale of LOCALES) {
      expect(formatMoney(1280, 'HKD', locale)).toBe('HK$1,280.00');
      expect(formatMoney(-0.5, 'HKD', locale)).toBe('−HK$0.50');
      expect(formatCount(1234567, locale)).toBe('1,234,567');
    }
  });

  it.each(['EUR', 'constructor'])('names a currency without a sign of its own: %s', (currency) =>
    expect(formatMoney(3, currency, 'en')).toBe(`${currency} 3.00`),
  );

  it('gives whole per cent off, and none where nothing is off', () => {
    expect(discountPercent(4500, 3800)).toBe(16);
    expect(discountPercent(100, 100)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
  });
});

describe('dates', () => {
  it('are Hong Kong time, whatever the machine’s time zone', () => {
    expect(formatDateTime('2026-11-18T16:30:00Z')).toBe('19/11/2026 00:30');
    expect(formatDate('2026-12-31T16:00:00Z')).toBe('01/01/2027');
  });

  it('are empty for an unreadable date', () => expect(formatDateTime('soon')).toBe(''));
});

describe('slugs', () => {
  it.each([
    ['Window seat', 'window-seat'],
    ['  3D -- rendering!  ', '3d-rendering'],
    ['廚房 Renovation', '廚房-renovation'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['A café in São Paulo', 'a-cafe-in-sao-paulo'],
    ['𨋢口 㗎 𠮷野', '𨋢口-㗎-𠮷野'],
    ['!!!', ''],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('stay short enough for the routes however long the title is', () => {
    expect(slugPart('兩房單位全屋裝修'.repeat(30)).length).toBeLessThanOrEqual(240);
    expect(decodeURIComponent(slugPart('𠮷'.repeat(300)))).toBe('𠮷'.repeat(20));
    expect(slugPart(`a${'𠮷'.repeat(300)}`).length).toBeLessThanOrEqual(240);
    expect(slugPart('a '.repeat(300)).endsWith('-')).toBe(false);
    expect(slugPart('a'.repeat(1_000_000))).toBe('a'.repeat(240));
  });
});
