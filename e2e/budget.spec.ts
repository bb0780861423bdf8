import { weigh } from '../tests/tools/page-weight.ts';
import { expect, test } from './fixtures.ts';

/**
 * Kilobytes of 1000 bytes, compressed as they travel, scripts with their headers, HTML without its styles. Home,
 * listing and detail may not weigh more on a first visit.
 */
const BUDGET = {
  scriptsUntouched: 156.1,
  scripts: 226.3,
  inlineStyles: 10.1,
  html: 22,
  fonts: 25,
};
/** What the network sees of a page that nobody touches, by type and priority: no style sheet, and nothing else. */
const MAX_REQUESTS: Record<string, number> = {
  'Document VeryHigh': 1,
  'Font VeryHigh': 1,
  'Image High': 3,
  'Image Low': 16,
  'Script Low': 12,
  // logo and icons
  'Other Low': 2,
};
/** Everything on a phone that nobody touches, five seconds after its load: the wide page's pictures are larger. */
const UNTOUCHED_ON_PHONES = 251;

const PAGES = [
  ['home', '/'],
  ['listing', '/shop/main/product'],
  ['detail', '/shop/main/product/svc-window-seat/window-seat'],
  // Chinese letters are three bytes each
  ['detail in Chinese', `/zh/shop/main/product/svc-window-seat/${encodeURIComponent('窗台座位')}`],
] as const;

for (const width of ['wide', 'small'] as const)
  test.describe(`${width}, a first visit`, { tag: '@once' }, () => {
    test.use({ viewport: width === 'wide' ? { width: 1430, height: 900 } : { width: 390, height: 780 } });

    // what a page weighs in Chinese depends on no width
    for (const [name, path] of PAGES.slice(0, width === 'wide' ? 3 : 4))
      test(`to ${name} stays within its budget and does not shift`, async ({ page, stack }) => {
        const weight = await weigh(page, stack.shop.url + path);
        for (const [part, limit] of Object.entries(BUDGET))
          expect
            .soft(
              { ...weight, html: weight.html - weight.inlineStyles }[part as keyof typeof BUDGET] / 1000,
              `${part}, kB`,
            )
            .toBeLessThanOrEqual(limit);
        const tooMany = Object.entries(weight.requests).filter(([kind, count]) => count > (MAX_REQUESTS[kind] ?? 0));
        expect.soft(tooMany, 'requests of an untouched page').toEqual([]);
        // Chinese is set in the system's fonts, figures too
        if (name.endsWith('in Chinese')) expect.soft(weight.fonts).toBe(0);
        else if (width === 'small') expect.soft(weight.untouched / 1000).toBeLessThanOrEqual(UNTOUCHED_ON_PHONES);
        expect.soft(weight.layoutShift).toBeLessThan(0.001);
      });
  });

/** Bytes of a page's data as a navigation or a prefetch fetches it, its layouts included. */
const MAX_PAYLOAD = 52_500;

for (const [name, path] of PAGES) {
  test(`the data of a navigation to ${name} stays within its budget`, { tag: '@once' }, async ({ request, stack }) => {
    const response = await request.get(stack.shop.url + path, { headers: { RSC: '1' } });
    expect(response.headers()['content-type']).toContain('text/x-component');
    expect((await response.body()).length).toBeLessThanOrEqual(MAX_PAYLOAD);
  });
}
