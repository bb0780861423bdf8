// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atomFeed } from '@/lib/seo/feed';
import { clampDescription, clampTitle, wholeTitle } from '@/lib/seo/lengths';
import { check } from '../fast-check.ts';
import { anyText, locale, richText, title } from '../generators.ts';

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]|\p{Script=Han}/u.test(letter) ? 2 : 1), 0);
const text = fc.oneof(title, anyText, fc.string({ minLength: 50, maxLength: 200 }));

describe('a text for search engines', () => {
  it('is as wide as they show at most, is cut once, and begins as it was', () =>
    check(
      fc.property(text, locale, (whole, language) => {
        for (const [clamp, widest] of [
          [clampTitle, 60],
          [clampDescription, 155],
        ] as const) {
          const cut = clamp(whole, language);
          expect(widthOf(cut)).toBeLessThanOrEqual(widest);
          expect(clamp(cut, language)).toBe(cut);
          expect(whole.replaceAll(/\s+/g, ' ').trim().startsWith(cut.replace(/…$/, ''))).toBe(true);
        }
        expect(widthOf(wholeTitle(whole, 'Atelier', language))).toBeLessThanOrEqual(60);
      }),
      400,
    ));
});

describe('an Atom feed', () => {
  const entry = fc.record({
    id: fc.constant('urn:1'),
    url: fc.constant('https://shop.test/posts/1'),
    title: fc.oneof(text, richText),
    summary: fc.oneof(text, richText),
    author: text,
    published: fc.constantFrom('2026-11-01T00:00:00Z', '', 'soon', '1969-01-01T00:00:00Z'),
    updated: fc.constantFrom('2026-11-02T00:00:00Z', ''),
    picture: fc.option(fc.constantFrom('https://shop.test/a.jpeg', '/a.png', 'https://shop.test/a&b.webp?x=1&y=2'), {
      nil: undefined,
    }),
    categories: fc.array(fc.record({ id: text, title: text }), { maxLength: 2 }),
  });
  const head = {
    locale: 'en',
    subtitle: 'Articles',
    url: 'https://shop.test/',
    self: 'https://shop.test/feed.xml',
    icon: 'https://shop.test/icon.svg',
  } as const;

  it('is well-formed, and says every title as it was', () =>
    check(
      fc.property(fc.array(entry, { maxLength: 3 }), text, (entries, name) => {
        const feed = new DOMParser().parseFromString(
          atomFeed({ ...head, title: name, author: { name, link: head.url } }, entries),
          'application/xml',
        );
        expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
        const dated = entries.filter(({ published }) => Date.parse(published) > 0);
        expect(feed.querySelectorAll('entry')).toHaveLength(dated.length);
      }),
      200,
    ));
});
