import { describe, expect, it } from 'vitest';
import { navTarget } from '@/components/layout/nav-link';
import { HOSTILE_URLS } from '../hostile-texts.ts';

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

  it.each([null, '', 'about-us', '#', ...HOSTILE_URLS])(
    '%j neither runs a script nor leads to another site as if it were a page',
    (path) => {
      const target = navTarget(path);
      if (target === 'nowhere') return;
      const { protocol, host } = new URL(path ?? '', 'http://shop.test/');
      if (target === 'inside') expect(host).toBe('shop.test');
      else expect(protocol).toMatch(/^(https?|mailto|tel):$/);
    },
  );
});
