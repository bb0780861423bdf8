import { expect, test } from 'vitest';
import { withComparisons } from '@/lib/format/comparisons';
import { picturesIn } from '@/lib/format/html-pictures';
import { sanitizeRichText } from '@/lib/format/rich-text';

const image = (alt: string, src = 'a.jpg') =>
  `<img src="https://x.test/${src}" alt="${alt}" width="1200" height="900">`;
const read = (html: string, label = 'Compare') => withComparisons(sanitizeRichText(html), label);
const isComparison = (html: string) => read(html).includes('data-compare');

test('two pictures that say before and after become a comparison with a slider, as they were', () => {
  const caption = '<figcaption>One <strong>corner</strong></figcaption>';
  expect(
    read(`<p>a</p><figure>${image('Before: concrete')}${image('After: oak', 'b.jpg')}${caption}</figure><p>b</p>`),
  ).toBe(
    '<p>a</p><figure data-compare><div>' +
      '<span><img src="https://x.test/a.jpg" alt="Before: concrete" loading="lazy" width="1200" height="900" /><b aria-hidden="true">Before</b></span>' +
      '<span><img src="https://x.test/b.jpg" alt="After: oak" loading="lazy" width="1200" height="900" /><b aria-hidden="true">After</b></span>' +
      `<input type="range" value="50" aria-label="Compare"></div>${caption}</figure><p>b</p>`,
  );
});

test.each([
  ['a paragraph', `<p>${image('Before: a')}<br>&nbsp;${image('after : b')}</p>`],
  ['Traditional Chinese', `<figure>${image('裝修前：清水樓')}${image('裝修後：客廳')}</figure>`],
  ['Simplified Chinese', `<figure><p>${image('装修前：毛坯')}</p><p>${image('装修后:客厅')}</p></figure>`],
])('%s is one, too', (_name, html) => expect(isComparison(html)).toBe(true));

test.each([
  ['one picture', `<figure>${image('Before: a')}</figure>`],
  ['three pictures', `<figure>${image('Before: a')}${image('After: b')}${image('After: c')}</figure>`],
  ['the other order', `<figure>${image('After: a')}${image('Before: b')}</figure>`],
  ['other texts', `<figure>${image('Before the works')}${image('After: b')}</figure>`],
  ['words between them', `<p>${image('Before: a')} and ${image('After: b')}</p>`],
  ['pictures in two paragraphs', `<p>${image('Before: a')}</p><p>${image('After: b')}</p>`],
])('%s is none, and stays as it is', (_name, html) => expect(read(html)).toBe(sanitizeRichText(html)));

test('a label is text, whatever is in it', () => {
  expect(read(`<p>${image('Before: a')}${image('After: b')}</p>`, '"><b>&')).toContain('aria-label="&quot;><b>&amp;"');
});

test('picturesIn tells the URLs as they are', () => {
  expect(
    picturesIn(sanitizeRichText(`<p>${image('a', 'a.jpg?w=1&amp;h=2')}</p><p>src="x"${image('b', 'b.jpg')}</p>`)),
  ).toEqual(['https://x.test/a.jpg?w=1&h=2', 'https://x.test/b.jpg']);
});
