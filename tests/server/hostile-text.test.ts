import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { wrapText } from '@/app/og/wrap-text';
import { navTarget } from '@/components/layout/nav-link';
import { isOptimised } from '@/components/ui/picture-source';
import { withResponsivePictures } from '@/components/ui/prose-pictures';
import { initialsOf } from '@/lib/account/initials';
import { brokenBodyRule } from '@/lib/api/body-rules';
import { nextPageOf } from '@/lib/api/paging';
import { safeStem } from '@/lib/server/bff/read-picture';
import { readListing } from '@/lib/catalog/read-listing';
import { plainText } from '@/lib/format/plain-text';
import { readingMinutes } from '@/lib/format/reading-time';
import { readKeyword } from '@/lib/format/keyword';
import { matchParts } from '@/lib/format/matches';
import { articleText, richText } from '@/lib/format/rich-text';
import { typedEmail, typedSigns, visibleText } from '@/lib/api/typed';
import { slugOf, slugPart } from '@/lib/format/slug';
import { isKnownFile, isPersonalPath, routeOf, shellIdIn } from '@/lib/routes';
import { dialledNumber, readPhone } from '@/lib/i18n/phone';
import { localeOfVisit } from '@/lib/i18n/resolve';
import { contactOf, numberOf } from '@/lib/order/lookup';
import { clampDescription, clampTitle } from '@/lib/seo/lengths';
import { articleData } from '@/lib/seo/structured-data/page';
import { productData } from '@/lib/seo/structured-data/product';
import { clientAddress } from '@/lib/server/client-address';
import { pageCsp } from '@/lib/server/csp';
import { redactedText } from '@/lib/server/redaction';
import { isDecodable, renderUrl } from '@/lib/render-url';
import { safeReturnPath } from '@/lib/session/guards';
import { CONFIGURATION } from '@/tests/mock-backend/data/configuration';
import { POSTS } from '@/tests/mock-backend/data/posts';
import { PRODUCTS } from '@/tests/mock-backend/data/products';

vi.mock('@/lib/env', () => ({
  env: () => ({ SITE_URL: 'https://shop.test' }),
  isBuilding: () => false,
  isProduction: () => false,
  logLevel: () => 'silent',
}));

/** Long enough that anything quadratic takes seconds. */
const LENGTH = 40_000;
/** Milliseconds of processor time, which a busy machine does not stretch as it does the clock's. */
const LIMIT = 200;
/** sanitize-html is linear, and makes about a thousand elements in a millisecond: 13,000 `<b>` take their time. */
const SANITISER_LIMIT = 400;

/** Repeated, each is the worst input of some pattern or loop. */
const PIECES = [
  [
    '<',
    '</',
    '<a',
    '<b>',
    '<br',
    '<h2>a',
    '<h2>a</h2>',
    '<h2><table>',
    '<img ',
    '<img src="x">',
    '<script>',
    '<script ',
    '<table><caption>',
    '<!--',
  ],
  [
    '-',
    'a-',
    ' ',
    '\t',
    '\n',
    '\0',
    '.',
    ',',
    ':',
    ';',
    '/',
    '/a',
    '\\',
    '%',
    '%2',
    '(',
    '[',
    '"',
    '=',
    '&',
    '&amp;',
    '&lt;',
    '@',
    '_',
    '+',
    '?',
    '#',
  ],
  [
    'a',
    'a ',
    '0',
    '1.',
    '852 ',
    '+852',
    'token',
    'email',
    'token=',
    'a@',
    'a@b.',
    'Bearer ',
    'zh,',
    'q=0;',
    '1.1.1.1,',
    '::ffff:',
    '/_next/static/',
  ],
  ['<a href="x">', '?page=1', 'wall ', '牆', '牆 ', '，', '（', '😀', '\u0301', '\u202e', '\ud800'],
].flat();

const product = (text: string) =>
  productData({ ...PRODUCTS[0]!, title: { en: text }, summary: null, description: { en: text } }, PAGE);
const article = (text: string) => articleData({ ...POSTS[0]!, title: { en: text }, excerpt: { en: text } }, PAGE);
const PAGE = { locale: 'en', path: '/somewhere', configuration: CONFIGURATION, reviews: [] } as const;
const label = (number: number) => `Table ${number}`;

const FUNCTIONS: Record<string, (text: string) => unknown> = {
  redactedText,
  slugOf,
  slugPart,
  'plainText of a description': (text) => plainText(text, 300),
  readingMinutes,
  'clampTitle and clampDescription': (text) => [clampTitle(text, 'en'), clampDescription(text, 'zh')],
  readPhone: (text) => readPhone({ area_code: '+852', phone: text }),
  contactOf,
  numberOf,
  'what was typed': (text) => [visibleText, typedSigns, typedEmail].map((read) => read(text)),
  dialledNumber,
  'the rules of bodies': (text) => ['email', 'phone', 'password'].map((key) => brokenBodyRule({ [key]: text })),
  readKeyword,
  'matchParts in a long text': (text) => matchParts(text, 'wall oak - ( a'),
  'a listing in an address': (text) =>
    readListing({
      category: text,
      sort: text,
      page: text,
      keyword: text,
      min_price: text,
      max_price: text,
      offer: text,
    }),
  nextPageOf: (text) => nextPageOf({ next_page_url: text, current_page: 1 }),
  'the checks of a path': (text) =>
    [text, `/${text}`, `/posts/${text}`].map((path) =>
      [isDecodable, routeOf, isPersonalPath, shellIdIn, isKnownFile].map((check) => check(path)),
    ),
  renderUrl: (text) =>
    [`/${text}`, `/shop/main/product?${text}`, `/posts?keyword=oak&${text}`].map((url) => renderUrl(url)),
  safeReturnPath: (text) => [text, `/${text}`].map(safeReturnPath),
  clientAddress: (text) =>
    clientAddress(
      { headers: { 'x-forwarded-for': text }, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage,
      3,
    ),
  localeOfVisit: (text) => localeOfVisit(text, text),
  safeStem,
  pageCsp: (text) => [text, `<script${text}`, `<script>${text}`].map((html) => pageCsp(html)),
  'the addresses of pictures and links': (text) => [text, `/${text}`].map((url) => [isOptimised(url), navTarget(url)]),
  initialsOf,
  'structured data of an article': article,
};
const SANITISING: Record<string, (text: string) => unknown> = {
  articleText: (text) => withResponsivePictures(articleText(text, label).html),
  richText: (text) => richText(text, label),
  'plain text and reading time of rich text': (text) => [plainText(richText(text, label), 300), readingMinutes(text)],
  'structured data of a product': product,
};

/** Processor time of a call, ms; the better of two, as the first may compile or clean up. */
function timeOf(call: () => unknown): number {
  const once = () => {
    const before = process.threadCpuUsage();
    call();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const first = once();
  return first < LIMIT / 2 ? first : Math.min(first, once());
}

describe.each([
  [FUNCTIONS, LIMIT],
  [SANITISING, SANITISER_LIMIT],
])('text of 40,000 hostile characters', (functions, limit) => {
  it.each(Object.entries(functions))('is no burden to %s', { timeout: 120_000 }, (_name, call) => {
    const slow: string[] = [];
    for (const piece of PIECES) {
      const text = piece.repeat(LENGTH / piece.length);
      // also where what would end it never comes
      for (const whole of [text, `${text}\n!`]) {
        const time = timeOf(() => call(whole));
        if (time > limit) slow.push(`${JSON.stringify(piece)}: ${Math.round(time)} ms`);
        // a cubic function would take hours for the rest
        if (time > 3000) return expect(slow).toEqual([]);
      }
    }
    return expect(slow).toEqual([]);
  });
});

describe('wrapText', () => {
  it('takes a title of any length that a response may have', () => {
    for (const piece of PIECES)
      expect(
        timeOf(() => wrapText(piece.repeat(2000 / piece.length), 'zh', { size: 60, lines: 3, width: 900 })),
      ).toBeLessThan(LIMIT);
  });
});
