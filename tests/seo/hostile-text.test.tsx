import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { JsonLd } from '@/components/ui/json-ld';
import { atomFeed } from '@/lib/seo/feed';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';

const SHOP = 'https://shop.test';
const treeOf = (xml: string) => {
  const tree = new DOMParser().parseFromString(xml, 'application/xml');
  expect(tree.querySelector('parsererror')?.textContent ?? null).toBeNull();
  return tree;
};

describe('hostile text in machine-readable formats', () => {
  test('structured data stays one script of data', () => {
    for (const name of HOSTILE_TEXTS) {
      const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Thing', name }]} />);
      const place = document.createElement('div');
      place.innerHTML = html;
      expect(place.childNodes, name).toHaveLength(1);
      const script = place.firstElementChild;
      expect(script?.getAttribute('type')).toBe('application/ld+json');
      expect(JSON.parse(script?.textContent ?? '')['@graph'][0].name).toBe(name.replaceAll('\u00A0', ' '));
    }
  });

  test('a feed stays well-formed, with as many entries and links', () => {
    const entry = {
      published: '2026-11-01T10:00:00Z',
      updated: '2026-11-02T00:00:00Z',
      id: `${SHOP}/posts/1`,
      url: `${SHOP}/posts/1/x`,
    };
    for (const text of HOSTILE_TEXTS) {
      const tree = treeOf(
        atomFeed(
          {
            locale: 'en',
            title: text,
            subtitle: text,
            url: `${SHOP}/posts`,
            self: `${SHOP}/feed.xml`,
            icon: `${SHOP}/icon.png`,
            author: { name: text, link: SHOP },
          },
          [
            {
              ...entry,
              title: text,
              summary: text,
              author: text,
              picture: text,
              categories: [{ id: text, title: text }],
            },
          ],
        ),
      );
      expect(tree.querySelectorAll('entry'), text).toHaveLength(1);
      // feed readers parse them as HTML
      for (const place of tree.querySelectorAll('entry > title, entry > summary'))
        expect(place.textContent, text).not.toContain('<');
      expect(
        [...tree.querySelectorAll('*')]
          .map(({ localName }) => localName)
          .filter((name) => /script|img|svg|iframe|style/.test(name)),
        text,
      ).toEqual([]);
    }
  });
});
