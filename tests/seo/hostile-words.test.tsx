import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { JsonLd } from '@/components/ui/json-ld';
import { atomFeed } from '@/lib/seo/feed';
import { manifestOf } from '@/lib/seo/manifest';
import { urlSet } from '@/lib/seo/sitemap';
import { ALL_PAYLOADS } from '../tools/xss/payloads.ts';

const SHOP = 'https://shop.test';
const payloads = ALL_PAYLOADS.map(({ payload }) => payload);
const treeOf = (xml: string) => {
  const tree = new DOMParser().parseFromString(xml, 'application/xml');
  expect(tree.querySelector('parsererror')?.textContent ?? null).toBeNull();
  return tree;
};

describe('hostile words in what is not for eyes', () => {
  test('structured data stays one block of data that says them', () => {
    for (const name of payloads) {
      const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Thing', name }]} />);
      const place = document.createElement('div');
      place.innerHTML = html;
      expect(place.childNodes, name).toHaveLength(1);
      const script = place.firstElementChild;
      expect(script?.getAttribute('type')).toBe('application/ld+json');
      expect(JSON.parse(script?.textContent ?? '')['@graph'][0].name).toBe(name);
    }
  });

  test('a feed stays well-formed, with as many entries and links', () => {
    const entry = { published: '2026-11-01T10:00:00Z', updated: '2026-11-02T00:00:00Z', id: `${SHOP}/posts/1`, url: `${SHOP}/posts/1/x` };
    for (const word of payloads) {
      const tree = treeOf(
        atomFeed(
          {
            locale: 'en',
            title: word,
            subtitle: word,
            url: `${SHOP}/posts`,
            self: `${SHOP}/feed.xml`,
            icon: `${SHOP}/icon.png`,
            author: { name: word, link: SHOP },
          },
          [{ ...entry, title: word, summary: word, author: word, picture: word, categories: [{ id: word, title: word }] }],
        ),
      );
      expect(tree.querySelectorAll('entry'), word).toHaveLength(1);
      // read as HTML by whoever shows a feed
      for (const place of tree.querySelectorAll('entry > title, entry > summary')) expect(place.textContent, word).not.toContain('<');
      expect(
        [...tree.querySelectorAll('*')].map(({ localName }) => localName).filter((name) => /script|img|svg|iframe|style/.test(name)),
        word,
      ).toEqual([]);
    }
  });

  test('a sitemap names addresses of the shop alone', () => {
    for (const word of payloads) {
      const xml = [...urlSet([{ pathIn: () => `/posts/${encodeURIComponent(word.toWellFormed())}`, changed: word }], SHOP)].join('');
      for (const { textContent } of treeOf(xml).querySelectorAll('loc')) expect(textContent).toMatch(/^https:\/\/shop\.test\//);
    }
  });

  test('a manifest stays JSON with the addresses that it had', () => {
    for (const name of payloads) {
      const manifest = JSON.parse(JSON.stringify(manifestOf({ locale: 'en', name, description: name, shortcuts: [{ name, path: '/shop/main/cart' }] })));
      expect(manifest).toMatchObject({ name, start_url: '/', scope: '/', shortcuts: [{ url: '/shop/main/cart' }] });
    }
  });
});
