import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { COLORS } from '@/app/og/og-template';
import { type OgImage, ogImagePath, ogImageVersion } from '@/lib/seo/og-image';

const MEDIA = 'https://media.test';
vi.mock('@/lib/env', () => import('./shop-env.ts'));

const SEAT: OgImage = {
  kind: 'service',
  id: 'svc-1',
  locale: 'en',
  brand: 'Atelier HK',
  eyebrow: 'Custom furniture',
  title: 'Window seat',
  note: 'From HK$12,800.00',
  picture: { url: `${MEDIA}/window-seat.webp`, crop: 'cover', color: '#a89888' },
};
describe('the path of an Open Graph image', () => {
  test('changes with what the image shows, and with nothing else', () => {
    expect(ogImageVersion(SEAT)).toMatch(/^[0-9a-f]{10}$/);
    expect(
      ogImageVersion({ ...SEAT, picture: { crop: 'cover', color: '#a89888', url: `${MEDIA}/window-seat.webp` } }),
    ).toBe(ogImageVersion(SEAT));
    const others: OgImage[] = [
      { ...SEAT, title: 'Window seats' },
      { ...SEAT, note: 'From HK$12,900.00' },
      { ...SEAT, locale: 'zh' },
      { ...SEAT, brand: 'Studio' },
      { ...SEAT, picture: undefined },
      { ...SEAT, title: 'Window seatCustom furniture', eyebrow: '' },
    ];
    expect(new Set([SEAT, ...others].map(ogImageVersion)).size).toBe(others.length + 1);
  });

  test('encodes the id', () => {
    expect(ogImagePath({ ...SEAT, id: '../a b?#' })).toMatch(
      /^\/og\/en\/service\/\.\.%2Fa%20b%3F%23\/[0-9a-f]{10}\.jpg$/,
    );
  });
});

test('the image has the colours of the shop', () => {
  const tokens = readFileSync('styles/_tokens.scss', 'utf8');
  for (const [name, color] of Object.entries(COLORS)) expect(tokens, name).toContain(`--${name}: ${color};`);
});
