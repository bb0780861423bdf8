import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { JsonLd } from '@/components/ui/json-ld';
import { atomFeed } from '@/lib/seo/feed';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { entry, HEAD } from './feed-samples.ts';

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
    for (const text of HOSTILE_TEXTS) {
      const hostile = {
        title: text,
        summary: text,
        author: text,
        picture: text,
        categories: [{ id: text, title: text }],
      };
      const head = { ...HEAD, title: text, subtitle: text, author: { name: text, link: HEAD.author.link } };
      const tree = treeOf(atomFeed(head, [entry(hostile)]));
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
