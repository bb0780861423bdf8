import { describe, expect, it } from 'vitest';
import { navTarget } from '@/components/layout/nav-link';
import { HOSTILE_URLS } from '../hostile-texts.ts';
import { isOptimised, pictureFiles } from '@/components/ui/picture-source';
import { withResponsivePictures } from '@/components/ui/prose-pictures';

describe('navTarget', () => {
  it.each(['/', '/about-us', '/shop/main/product?category=cat-furniture#list', '/posts/關於'])(
    '%s is a page of the shop',
    (path) => {
      expect(navTarget(path)).toBe('inside');
    },
  );

  it.each(['https://www.instagram.com/atelier', 'HTTP://example.hk', 'mailto:hello@example.hk', 'tel:+85221234567'])(
    '%s is outside the shop',
    (path) => {
      expect(navTarget(path)).toBe('outside');
    },
  );

  it.each([null, '', 'about-us', '#', ...HOSTILE_URLS])('%j runs no script, and is no page elsewhere', (path) => {
    const target = navTarget(path);
    if (target === 'nowhere') return;
    const { protocol, host } = new URL(path ?? '', 'http://shop.test/');
    if (target === 'inside') expect(host).toBe('shop.test');
    else expect(protocol).toMatch(/^(https?|mailto|tel):$/);
  });
});

it('a picture without an address is asked of nobody', () => {
  const { src, srcSet } = pictureFiles({ url: '', width: 1200 }, '300px');
  expect(src).toMatch(/^data:/);
  expect(srcSet).toBeUndefined();
});

it.each([
  ['40px', '64w, 96w'],
  ['30vw', '96w, 128w, 256w, 360w, 480w, 640w'],
  ['(width >= 992px) 30vw', '360w, 480w, 640w'],
  ['(width >= 992px) 30vw, (resolution >= 2.5dppx) 62vw, 92vw', '256w, 360w, 480w, 640w, 828w, 1080w, 1430w, 2000w'],
])('a picture that takes %s is asked for in what its screens can show', (sizes, widths) => {
  const { srcSet } = pictureFiles({ url: 'https://media.test/a.webp', width: 4000 }, sizes);
  expect(srcSet?.match(/\d+w(?=,|$)/g)?.join(', ')).toBe(widths);
});

it.each([1, 2])('of %i pictures in a figure, none is fetched wider than it is shown', (count) => {
  const html = withResponsivePictures(`<figure>${'<img src="/a.webp" alt="">'.repeat(count)}</figure>`);
  expect(html.match(count > 1 ? /45vw"/g : /92vw"/g)).toHaveLength(count);
});

describe('isOptimised', () => {
  it.each(['/icons/icon.svg', '/a.svg?v=1', 'data:image/png;base64,x', 'blob:http://shop.test/1'])(
    'is false for %s',
    (url) => {
      expect(isOptimised(url)).toBe(false);
    },
  );

  it.each(['https://media.test/a.webp', '/media/a.webp', ...HOSTILE_URLS])('leads to the shop alone: %j', (url) => {
    if (isOptimised(url)) return;
    // what comes as it is asks nobody else
    const { protocol, origin } = new URL(url, 'http://shop.test/');
    if (protocol.startsWith('http')) expect(origin).toBe('http://shop.test');
    else expect(url).toMatch(/^(data:image\/|blob:)/i);
  });
});
