import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readingMinutes } from '@/lib/format/reading-time';
import { articleText, richText } from '@/lib/format/rich-text';

const label = (number: number) => `Table ${number}`;
const read = (html: string) => articleText(html, label);
const idsOf = (html: string) => read(html).headings.map(({ id }) => id);

describe('headings', () => {
  test('carry ids of the slug helper and link to themselves', () => {
    const { html, headings } = read('<h2>Ways to pay</h2><p>a</p><h3>付款方式（FPS）</h3>');
    expect(html).toBe(
      '<h2 id="h-ways-to-pay"><a href="#h-ways-to-pay" data-anchor>Ways to pay</a></h2><p>a</p>' +
        '<h3 id="h-付款方式-fps"><a href="#h-付款方式-fps" data-anchor>付款方式（FPS）</a></h3>',
    );
    expect(headings).toEqual([
      { id: 'h-ways-to-pay', text: 'Ways to pay', level: 2 },
      { id: 'h-付款方式-fps', text: '付款方式（FPS）', level: 3 },
    ]);
  });

  test('without a letter for a slug are numbered; without words they go', () => {
    expect(idsOf('<h2>？！</h2><h2></h2><h2> <em></em> </h2><h2>✦</h2>')).toEqual(['h-1', 'h-2']);
    expect(read('<h2> <br> </h2><p>a</p>').html).not.toContain('<h2');
  });

  test('have ids of their own, however alike they are', () => {
    expect(idsOf('<h2>Oak</h2><h2>Oak</h2><h2>Oak 2</h2><h2>Oak</h2>')).toEqual([
      'h-oak',
      'h-oak-2',
      'h-oak-2-2',
      'h-oak-3',
    ]);
  });

  test('keep their marks; a mark within a word is no gap', () => {
    const { html, headings } = read('<h2>On <em>oak</em> &amp; <strong>付</strong>款 &lt;b&gt;</h2>');
    expect(headings).toEqual([{ id: 'h-on-oak-付款-b', text: 'On oak & 付款 <b>', level: 2 }]);
    expect(html).toContain('>On <em>oak</em> &amp; <strong>付</strong>款 &lt;b&gt;</a></h2>');
  });

  test('of any length and nesting leave well-formed HTML', () => {
    expect(idsOf(`<h2>${'長'.repeat(10_000)}</h2>`)[0]).toHaveLength(62);
    for (const hostile of [
      '<h2>a<h2>b</h2>c',
      '<h2><h3>a</h3></h2>',
      '</h2><h2>a',
      '<h2><table><tr><td>a</h2>b',
      '<h2><ul><li>a</ul></h2>',
    ]) {
      const { html } = read(hostile);
      // what a browser reads from it is what it says
      expect(load(html, null, false).html().replaceAll('=""', ''), hostile).toBe(html);
      expect(html, hostile).toContain('<h2 id="h-a"><a href="#h-a" data-anchor>a');
    }
  });
});

describe('tables', () => {
  const cell = '<tbody><tr><td>a</td></tr></tbody>';
  const names = (html: string) =>
    [...html.matchAll(/role="region" aria-label="([^"]*)" tabindex="0"/g)].map(([, name]) => name);

  test('stand in a region of their own, named by their caption or a number', () => {
    const html = richText(
      `<table><caption>What <b>"is"</b> due</caption>${cell}</table><p>x</p><table>${cell}</table>`,
      label,
    );
    expect(names(html)).toEqual(['What &quot;is&quot; due', 'Table 2']);
    expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
  });
});

test.each([
  ['', 1],
  [`<p title="${'x '.repeat(999)}">${'oak '.repeat(660)}</p>`, 3],
  [`<p>${'橡木'.repeat(400)}</p>`, 2],
])('a text takes its minutes to read', (html, minutes) => expect(readingMinutes(html)).toBe(minutes));

describe('the cells of a table of many columns', () => {
  const cells = (html: string) => [...read(html).html.matchAll(/<td[^<>]*>/g)].map(([cell]) => cell);
  const table = (head: string, row: string) => `<table><thead><tr>${head}</tr></thead><tr>${row}</tr></table>`;
  const names = '<th>Line</th><th>"A" &amp; <b>B</b></th><th>C</th><th>D</th>';

  test('have the name of their column', () => {
    expect(cells(table(names, '<td>1</td><td><em>2</em></td><td>3</td><td>4</td><td>5</td>'))).toEqual([
      '<td data-column="Line">',
      '<td data-column="&quot;A&quot; &amp; B">',
      '<td data-column="C">',
      '<td data-column="D">',
      '<td data-column="">',
    ]);
    expect(cells(table(names, '<th>1</th><td>2</td>'))).toEqual(['<td data-column="&quot;A&quot; &amp; B">']);
  });

  test.each([
    ['there are fewer', '<th>A</th><th>B</th><th>C</th>', '<td>1</td>'],
    ['one has no name', '<th></th><th>B</th><th>C</th><th>D</th>', '<td>1</td>'],
    ['a cell spans several', names, '<td colspan="2">1</td>'],
  ])('have none where %s', (_, head, row) => expect(cells(table(head, row)).join('')).not.toContain('data-column'));
});

test('a table that ends in amounts says so', () => {
  const table = (...amounts: string[]) =>
    `<table><tr><th>Works</th><th>Cost</th></tr>${amounts.map((amount) => `<tr><td>a</td><td>${amount}</td></tr>`).join('')}</table>`;
  const endsInAmounts = (html: string) => read(html).html.includes('<table data-amounts>');
  expect(endsInAmounts(table('HK$12,800', 'HK$1,800.50', '—', '<strong>HK$14,600</strong>'))).toBe(true);
  expect(endsInAmounts(table('1800 元', '$5'))).toBe(true);
  expect(endsInAmounts(table('HK$12,800', 'Included'))).toBe(false);
  expect(endsInAmounts(table('', ''))).toBe(false);
  expect(endsInAmounts(table())).toBe(false);
});
