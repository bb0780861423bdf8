import { describe, expect, it, test } from 'vitest';
import { plainText } from '@/lib/format/plain-text';
import { sanitizeRichText } from '@/lib/format/rich-text';

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

describe('plainText', () => {
  it.each([
    ['<p>One <strong>two</strong></p><p>three</p>', 'One two three'],
    ['Fees &amp; terms &lt;b&gt;', 'Fees & terms <b>'],
    ['', ''],
  ])('of %s', (html, text) => {
    expect(plainText(html, 100)).toBe(text);
  });

  it('is cut at a word', () => {
    expect(plainText('<p>Floor plans, fitting-out and furniture design</p>', 30)).toBe('Floor plans, fitting-out and…');
    expect(plainText('由平面佈局、裝修到傢俬設計的一站式服務', 10)).toBe('由平面佈局、裝修到…');
    expect(plainText(`a${'👨‍👩‍👧'.repeat(9)}`, 20)).toBe('a👨‍👩‍👧👨‍👩‍👧…');
  });
});
