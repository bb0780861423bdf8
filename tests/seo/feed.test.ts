// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { atomFeed, type FeedEntry } from '@/lib/seo/feed';
import { entry, HEAD } from './feed-samples.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const read = (entries: FeedEntry[], head: Partial<typeof HEAD> = {}) => {
  const document = new DOMParser().parseFromString(atomFeed({ ...HEAD, ...head }, entries), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
};
const textOf = (parent: Element, name: string) =>
  [...parent.children].find((child) => child.localName === name)?.textContent;

test('a feed has the elements that RFC 4287 requires', () => {
  const feed = read([entry()]);
  expect([feed.namespaceURI, feed.localName, feed.getAttribute('xml:lang')]).toEqual([ATOM, 'feed', 'zh-Hant-HK']);
  expect(textOf(feed, 'id')).toBe(HEAD.url);
  expect(textOf(feed, 'title')).toBe(HEAD.title);
  expect(textOf(feed, 'subtitle')).toBe(HEAD.subtitle);
  expect(textOf(feed, 'updated')).toBe('2026-11-02T00:00:00.000Z');
  expect(textOf(feed.getElementsByTagNameNS(ATOM, 'author')[0]!, 'name')).toBe('Atelier HK');
  const links = [...feed.children]
    .filter((child) => child.localName === 'link')
    .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['alternate', HEAD.url],
    ['self', HEAD.self],
  ]);
});

test('an entry has id, link, dates, author, picture and categories', () => {
  const own = read([entry()]).getElementsByTagNameNS(ATOM, 'entry')[0]!;
  expect(textOf(own, 'id')).toBe('https://shop.test/zh/posts/post-1');
  expect(textOf(own, 'title')).toBe('八人餐枱');
  expect(textOf(own, 'summary')).toBe('一道門');
  expect(textOf(own, 'published')).toBe('2026-11-01T02:00:00.000Z');
  expect(textOf(own, 'updated')).toBe('2026-11-02T00:00:00.000Z');
  expect(textOf(own, 'author')?.trim()).toBe('陳大文');
  const [page, picture] = [...own.getElementsByTagNameNS(ATOM, 'link')];
  expect([page?.getAttribute('rel'), page?.getAttribute('href')]).toEqual([
    null,
    'https://shop.test/zh/posts/post-1/%E4%B8%AD',
  ]);
  expect(['rel', 'href', 'type'].map((name) => picture?.getAttribute(name))).toEqual([
    'enclosure',
    'https://media.test/a.webp?v=1&w=2',
    'image/webp',
  ]);
  const category = own.getElementsByTagNameNS(ATOM, 'category')[0];
  expect([category?.getAttribute('term'), category?.getAttribute('label')]).toEqual(['cat-1', '小單位']);
});

test('entries stand newest first, without those whose date cannot be read', () => {
  const dates = ['2026-11-01T00:00:00Z', '', 'soon', '2026-11-03T00:00:00Z'];
  const entries = [...read(dates.map((published) => entry({ published }))).getElementsByTagNameNS(ATOM, 'entry')];
  expect(entries.map((one) => textOf(one, 'published'))).toEqual([
    '2026-11-03T00:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
  ]);
});
