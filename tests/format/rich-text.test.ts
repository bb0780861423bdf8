// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import { withComparisons } from '@/lib/format/comparisons';
import { plainText } from '@/lib/format/plain-text';
import { articleText, richText, sanitizeRichText } from '@/lib/format/rich-text';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';

test.each([
  ['<p>Oak <b>and</b> <i>brass</i></p>', '<p>Oak <strong>and</strong> <em>brass</em></p>'],
  ['<h1>Title</h1><h6>Small</h6>', '<h2>Title</h2><h4>Small</h4>'],
  ['<script>alert(1)</script><p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['<iframe src="https://x.test"></iframe><form><input></form>', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.test">a</a>', '<a>a</a>'],
  ['<a href="/about-us" onmouseover="x">a</a>', '<a href="/about-us">a</a>'],
  ['<a href="https://x.test">a</a>', '<a href="https://x.test" rel="noopener" target="_blank">a</a>'],
  ['<img src="data:text/html,x" alt="a">', ''],
  ['<img src=x onerror=alert(1)>', '<img src="x" alt="" loading="lazy" />'],
  [
    '<img src="https://x.test/a.jpg" alt="A &quot;b&quot;" width="100%">',
    '<img src="https://x.test/a.jpg" alt="A &quot;b&quot;" loading="lazy" />',
  ],
  ['<svg><a xlink:href="javascript:x"><text>x</text></a></svg>', '<a>x</a>'],
  // the second paragraph ends the first one, as it does for a browser
  ['<p>a<span>b<p>c</p></span></p>', '<p>ab</p><p>c</p><p></p>'],
  ['a &lt;script&gt; b', 'a &lt;script&gt; b'],
  ['', ''],
  [null, ''],
])('sanitizeRichText of %s', (html, safe) => expect(sanitizeRichText(html)).toBe(safe));

describe('richText', () => {
  const label = (number: number) => `Table ${number}`;

  // `~` is a space that no line ends at, brackets are around what stays on one line
  test.each([
    ['<p>保留 7 天，45 平方呎，30平方米</p>', '<p>保留 7~天，4[5~平方呎]，3[0平方米]</p>'],
    [
      '<p>3 rooms <a href="/posts?keyword=3 rooms">45 sq ft</a></p>',
      '<p>3~rooms <a href="/posts?keyword=3 rooms">45~sq~ft</a></p>',
    ],
  ])('keeps quantities on one line: %s', (html, expected) =>
    expect(richText(html, label)).toBe(
      expected.replaceAll('~', '\u00A0').replaceAll('[', '<span data-whole>').replaceAll(']', '</span>'),
    ),
  );

  test('of an article changes no address of a heading', () => {
    const { html, headings } = articleText('<h2>7 天保養</h2>', label);
    expect(headings).toEqual([{ id: 'h-7-天保養', text: '7\u00A0天保養', level: 2 }]);
    expect(html).toContain('<h2 id="h-7-天保養"><a href="#h-7-天保養" data-anchor>7\u00A0天保養</a></h2>');
  });
});

const ELEMENTS =
  'p h2 h3 h4 ul ol li strong em a img blockquote br figure figcaption table caption thead tbody tr th td'.split(' ');

/** What a browser finds in the HTML that could run, frame or fetch something, or looks like the shop's own. */
function problemsOf(html: string, allowed: readonly string[]): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.head.querySelectorAll('*'), ...page.body.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (/^on|^style$|^srcdoc$|^id$/.test(name) && !(name === 'id' && value.startsWith('h-'))) return [`${name}=`];
      if (name !== 'href' && name !== 'src') return [];
      const schemes = name === 'src' ? ['https:', 'http:'] : ['https:', 'http:', 'mailto:', 'tel:'];
      return schemes.includes(new URL(value, 'https://shop.test').protocol) ? [] : [`${name}=${value}`];
    }),
  ]);
}

test('no hostile text leaves a script, a handler, a frame or a foreign scheme, alone or in an article', () => {
  const ofArticles = [...ELEMENTS, 'div', 'span', 'b', 'input'];
  for (const text of HOSTILE_TEXTS) {
    expect(problemsOf(sanitizeRichText(text), ELEMENTS), text).toEqual([]);
    const html = `<h2>Oak</h2><table><tr><td>Before: ${text}</td></tr></table>`;
    const { html: article } = articleText(html, (number) => `Table ${number}`);
    expect(problemsOf(withComparisons(article, 'Table'), ofArticles), text).toEqual([]);
    expect(
      problemsOf(
        richText(html, () => 'Table'),
        ofArticles,
      ),
      text,
    ).toEqual([]);
  }
});

describe('plainText', () => {
  it.each([
    ['<p>One <strong>two</strong></p><p>three</p>', 'One two three'],
    ['Fees &amp; terms &lt;b&gt;', 'Fees & terms <b>'],
    ['', ''],
  ])('of %s', (html, text) => expect(plainText(html, 100)).toBe(text));

  it('is cut at a word', () => {
    expect(plainText('<p>Floor plans, fitting-out and furniture design</p>', 30)).toBe('Floor plans, fitting-out and…');
    expect(plainText('由平面佈局、裝修到傢俬設計的一站式服務', 10)).toBe('由平面佈局、裝修到…');
    expect(plainText(`a${'👨‍👩‍👧'.repeat(9)}`, 20)).toBe('a👨‍👩‍👧👨‍👩‍👧…');
  });
});
