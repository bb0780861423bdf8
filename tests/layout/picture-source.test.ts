import { describe, expect, it } from 'vitest';
import { isOptimised, pictureFiles } from '@/components/ui/picture-source';
import { HOSTILE_URLS } from '../hostile-texts.ts';

it('a picture without an address is asked of nobody', () => {
  const { src, srcSet } = pictureFiles({ url: '', width: 1200 }, '300px');
  expect(src).toMatch(/^data:/);
  expect(srcSet).toBeUndefined();
});

describe('isOptimised', () => {
  it.each(['/icons/icon.svg', '/a.svg?v=1', 'data:image/png;base64,x', 'blob:http://shop.test/1'])(
    'is false for %s',
    (url) => {
      expect(isOptimised(url)).toBe(false);
    },
  );

  it.each(['https://media.test/a.webp', '/media/a.webp', ...HOSTILE_URLS])(
    'leads to the shop’s own origin for %j',
    (url) => {
      if (isOptimised(url)) return;
      // what comes as it is asks nobody else
      const { protocol, origin } = new URL(url, 'http://shop.test/');
      if (protocol.startsWith('http')) expect(origin).toBe('http://shop.test');
      else expect(url).toMatch(/^(data:image\/|blob:)/i);
    },
  );
});
