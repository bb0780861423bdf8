// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withComparisons } from '@/lib/format/comparisons';
import { articleText, richText as richTextOf, sanitizeRichText } from '@/lib/format/rich-text';
import { check } from '../fast-check.ts';
import { richText, title } from '../generators.ts';

const ELEMENTS =
  'p h2 h3 h4 ul ol li strong em a img blockquote br figure figcaption table caption thead tbody tr th td'.split(' ');
const ADDED = ['div', 'span', 'b', 'input'];

/** The elements of HTML as a browser reads them. */
function elementsOf(html: string): Element[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.head.querySelectorAll('*'), ...page.body.querySelectorAll('*')];
}

function problemsOf(html: string, allowed: readonly string[]): string[] {
  return elementsOf(html).flatMap((element) => [
    ...(allowed.includes(element.localName) || element.localName === 'tbody' ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (/^on|^style$|^srcdoc$|^id$/.test(name) && !(name === 'id' && value.startsWith('h-'))) return [`${name}=`];
      if (name !== 'href' && name !== 'src') return [];
      const { protocol } = new URL(value, 'https://shop.test');
      const good = name === 'src' ? ['https:', 'http:'] : ['https:', 'http:', 'mailto:', 'tel:'];
      return good.includes(protocol) ? [] : [`${name}=${value}`];
    }),
  ]);
}

describe('rich text, whatever staff or an attacker wrote', () => {
  it('keeps no script, handler, frame or foreign scheme', () =>
    check(
      fc.property(richText, (html) => {
        expect(problemsOf(sanitizeRichText(html), ELEMENTS)).toEqual([]);
      }),
      400,
    ));

  it('stays safe with tables, headings and comparisons', () =>
    check(
      fc.property(richText, title, (html, label) => {
        const { html: article, headings } = articleText(html, (number) => `${label} ${number}`);
        expect(problemsOf(withComparisons(article, label), [...ELEMENTS, ...ADDED])).toEqual([]);
        expect(
          problemsOf(
            richTextOf(html, () => label),
            [...ELEMENTS, ...ADDED],
          ),
        ).toEqual([]);
        const ids = headings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(elementsOf(article).flatMap(({ id }) => (id ? [id] : []))).toEqual(ids);
      }),
      200,
    ));
});
