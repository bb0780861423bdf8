import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COLORS } from '@/app/og/og-template';
import { renderOgImage } from '@/app/og/render-og-image';
import { LOCALES } from '@/lib/i18n/locales';
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
const LONG_TITLES = {
  en: 'Complete fitting-out of a two-bedroom flat with open kitchen 🏠 ☎ ชั้น, built-in wardrobes, window seats and a study corner',
  zh: '兩房單位全屋裝修連開放式廚房🏠、入牆衣櫃、窗台座位、書房角落及由地面至天花的整幅儲物牆（設計、施工及傢俬一併安排）',
  cn: '两居室全屋整装含开放式厨房🏠、嵌入式衣柜、飘窗座位、书房角与从地面到顶面的整面储物墙（设计、施工与家具一并安排）',
};
const photo = readFileSync('tests/mock-backend/media/window-seat.webp');
/** What leaves the process. */
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockImplementation(async () => new Response(photo));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset();
});

/** Mean colour of an area. */
async function colorAt(image: Buffer, left: number, top: number, width: number, height: number): Promise<number[]> {
  const { channels } = await sharp(await sharp(image).extract({ left, top, width, height }).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

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

describe('renderOgImage', () => {
  test.each(LOCALES)('renders a JPEG of 1200 × 630 with a photo, in %s', async (locale) => {
    const { jpeg, isComplete } = await renderOgImage({ ...SEAT, locale, title: LONG_TITLES[locale] });
    expect(isComplete).toBe(true);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThan(300_000);
    // no font service is asked, emoji and Thai or not
    expect(network.mock.calls.map(([url, options]) => [String(url), options?.redirect])).toEqual([
      [`${MEDIA}/window-seat.webp`, 'error'],
    ]);
    const withLogo = await renderOgImage({ ...SEAT, locale, title: LONG_TITLES[locale], picture: undefined });
    expect(withLogo.isComplete).toBe(true);
    expect(Math.max(...(await colorAt(withLogo.jpeg, 640, 20, 540, 120)))).toBeLessThan(45);
    expect(Math.max(...(await colorAt(jpeg, 640, 20, 540, 120)))).toBeGreaterThan(100);
    expect(await colorAt(jpeg, 0, 0, 600, 630)).toEqual(await colorAt(withLogo.jpeg, 0, 0, 600, 630));
  });

  test('has the colours of the shop', () => {
    const tokens = readFileSync('styles/_tokens.scss', 'utf8');
    for (const [name, color] of Object.entries(COLORS)) expect(tokens, name).toContain(`--${name}: ${color};`);
  });
});
