import { describe, expect, it } from 'vitest';
import { plainText } from '@/lib/format/plain-text';

describe('plain text of rich text', () => {
  it.each([
    ['<p>One <strong>two</strong></p><p>three</p>', 'One two three'],
    ['Fees &amp; terms &lt;b&gt;', 'Fees & terms <b>'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(plainText(html, 100)).toBe(text);
  });

  it('is cut at a word', () => {
    expect(plainText('<p>Floor plans, fitting-out and furniture design</p>', 30)).toBe('Floor plans, fitting-out and…');
    expect(plainText('由平面佈局、裝修到傢俬設計的一站式服務', 10)).toBe('由平面佈局、裝修到…');
  });
});
