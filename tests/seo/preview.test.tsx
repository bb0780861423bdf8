// @vitest-environment node
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawPreview } from '@/app/og/draw-preview';
import { COLORS } from '@/app/og/preview-panel';
import { LOCALES } from '@/lib/i18n/locales';
import { type Preview, previewImage, previewPath, previewVersion } from '@/lib/seo/preview';
import { log } from '@/lib/server/log';

const MEDIA = 'https://media.test';
vi.mock('@/lib/env', () => ({
  env: () => ({ IMAGE_ORIGINS: ['https://media.test'], SITE_URL: 'https://shop.test' }),
  isBuilding: () => false,
  isProduction: () => false,
  logLevel: () => 'silent',
}));

const SEAT: Preview = {
  kind: 'service',
  id: 'svc-1',
  locale: 'en',
  brand: 'Atelier HK',
  eyebrow: 'Custom furniture',
  title: 'Window seat',
  note: 'From HK$12,800.00',
  picture: { url: `${MEDIA}/window-seat.webp`, crop: 'cover', color: '#a89888' },
};
const photo = readFileSync('tests/mock-backend/media/window-seat.webp');
const answer = vi.fn<typeof fetch>();
/** The drawing itself reads a part of its own from a data: address. */
const { fetch: own } = globalThis;
const network: typeof fetch = (input, options) => (String(input).startsWith('data:') ? own(input, options) : answer(input, options));

beforeEach(() => {
  answer.mockImplementation(async () => new Response(photo));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer.mockReset();
});

/** Mean colour of a part of a picture. */
async function colorAt(image: Buffer, left: number, top: number, width: number, height: number): Promise<number[]> {
  const { channels } = await sharp(await sharp(image).extract({ left, top, width, height }).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

describe('the address of a picture for sharing', () => {
  test('changes with what is drawn, and with nothing else', () => {
    expect(previewVersion(SEAT)).toMatch(/^[0-9a-f]{10}$/);
    expect(previewVersion({ ...SEAT, picture: { crop: 'cover', color: '#a89888', url: `${MEDIA}/window-seat.webp` } })).toBe(previewVersion(SEAT));
    const others: Preview[] = [
      { ...SEAT, title: 'Window seats' },
      { ...SEAT, note: 'From HK$12,900.00' },
      { ...SEAT, locale: 'zh' },
      { ...SEAT, brand: 'Studio' },
      { ...SEAT, picture: undefined },
      { ...SEAT, title: 'Window seatCustom furniture', eyebrow: '' },
    ];
    expect(new Set([SEAT, ...others].map(previewVersion)).size).toBe(others.length + 1);
  });

  test('is absolute, and holds any id', () => {
    expect(previewImage(SEAT)).toEqual({
      url: `https://shop.test/og/en/service/svc-1/${previewVersion(SEAT)}.jpg`,
      width: 1200,
      height: 630,
      alt: 'Window seat – Atelier HK',
      type: 'image/jpeg',
    });
    expect(previewPath({ ...SEAT, id: '../a b?#' })).toMatch(/^\/og\/en\/service\/\.\.%2Fa%20b%3F%23\/[0-9a-f]{10}\.jpg$/);
  });
});

describe('a picture for sharing', () => {
  test('is a JPEG of 1200 × 630, its photo beside the words', async () => {
    const { image, isWhole } = await drawPreview(SEAT);
    expect(isWhole).toBe(true);
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    const asked = answer.mock.calls.map(([url, options]) => [String(url), options?.redirect]);
    expect(asked).toEqual([[`${MEDIA}/window-seat.webp`, 'error']]);
    const alone = await drawPreview({ ...SEAT, picture: undefined });
    expect(alone.isWhole).toBe(true);
    // ink, with the sign's fine lines on it
    expect(Math.max(...(await colorAt(alone.image, 640, 20, 540, 120)))).toBeLessThan(45);
    expect(Math.max(...(await colorAt(image, 640, 20, 540, 120)))).toBeGreaterThan(100);
    // the words are the same: paper, and letters on it
    expect(await colorAt(image, 0, 0, 600, 630)).toEqual(await colorAt(alone.image, 0, 0, 600, 630));
  });

  test.each(LOCALES)('in %s has letters of its own, also in a long title, and asks no font service', async (locale) => {
    const title = {
      en: 'Complete fitting-out of a two-bedroom flat with open kitchen 🏠 ☎ ชั้น, built-in wardrobes, window seats and a study corner',
      zh: '兩房單位全屋裝修連開放式廚房🏠、入牆衣櫃、窗台座位、書房角落及由地面至天花的整幅儲物牆（設計、施工及傢俬一併安排）',
      cn: '两居室全屋整装含开放式厨房🏠、嵌入式衣柜、飘窗座位、书房角与从地面到顶面的整面储物墙（设计、施工与家具一并安排）',
    }[locale];
    const { image } = await drawPreview({ ...SEAT, locale, title, picture: undefined });
    const empty = await drawPreview({ ...SEAT, locale, title: '', eyebrow: '', note: '', picture: undefined });
    expect(answer).not.toHaveBeenCalled();
    expect(image.length).toBeLessThan(300_000);
    // between brand and margins there is text; the margins themselves are paper
    const [words] = await colorAt(image, 64, 260, 500, 200);
    const [paper] = await colorAt(empty.image, 64, 260, 500, 200);
    expect((paper ?? 0) - (words ?? 0)).toBeGreaterThan(15);
    for (const box of [
      [0, 100, 56, 500],
      [572, 100, 44, 500],
      [64, 98, 500, 12],
    ] satisfies [number, number, number, number][]) {
      expect(Math.min(...(await colorAt(image, ...box))), box.join()).toBeGreaterThan(243);
    }
  });

  test('shows a drawing whole', async () => {
    answer.mockImplementation(
      async () =>
        new Response(
          await sharp({ create: { width: 800, height: 200, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
        ),
    );
    const { image } = await drawPreview({ ...SEAT, picture: { url: `${MEDIA}/plan.png`, crop: 'contain' } });
    const isSand = (color: number[]) => [241, 236, 227].every((value, index) => Math.abs(value - (color[index] ?? 0)) <= 2);
    // sand above it, red in the middle, sand at its side
    expect(isSand(await colorAt(image, 640, 20, 500, 100))).toBe(true);
    expect((await colorAt(image, 700, 305, 400, 20))[1]).toBeLessThan(20);
    expect(isSand(await colorAt(image, 630, 300, 30, 20))).toBe(true);
  });

  test.each<[string, string, () => Promise<Response>]>([
    ['from elsewhere', 'https://elsewhere.test/a.webp', async () => new Response(photo)],
    ['of a like name', 'https://media.test.elsewhere.test/a.webp', async () => new Response(photo)],
    ['of another scheme', 'file:///etc/passwd', async () => new Response(photo)],
    ['that is no address', '/media/a.webp', async () => new Response(photo)],
    ['that is not there', `${MEDIA}/a.webp`, async () => new Response('', { status: 404 })],
    ['that redirects', `${MEDIA}/a.webp`, () => Promise.reject(new TypeError('unexpected redirect'))],
    ['that is no picture', `${MEDIA}/a.webp`, async () => new Response('<html></html>')],
    ['in SVG', `${MEDIA}/a.svg`, async () => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')],
    ['that is too large', `${MEDIA}/a.webp`, async () => new Response(Buffer.alloc(10_000_001))],
    ['that is cut off', `${MEDIA}/a.webp`, async () => new Response(photo.subarray(0, 3000))],
  ])('without a photo %s shows the sign, and says that it is not whole', async (_name, url, reply) => {
    answer.mockImplementation(reply);
    const warn = vi.spyOn(log, 'warn');
    const { image, isWhole } = await drawPreview({ ...SEAT, picture: { url, crop: 'cover' } });
    expect(isWhole).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('service svc-1'));
    expect(Math.max(...(await colorAt(image, 640, 20, 540, 120)))).toBeLessThan(45);
    if (!url.startsWith(`${MEDIA}/`)) expect(answer).not.toHaveBeenCalled();
  });

  test('has the colours of the shop', () => {
    const tokens = readFileSync('styles/_tokens.scss', 'utf8');
    for (const [name, color] of Object.entries(COLORS)) expect(tokens, name).toContain(`--${name}: ${color};`);
  });
});
