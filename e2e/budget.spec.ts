import { weigh } from '../tests/tools/page-weight.ts';
import { expect, test } from './fixtures.ts';

/**
 * Kilobytes of 1000 bytes, compressed as they travel, scripts with their headers, HTML without its styles. Home,
 * listing and detail may not weigh more on a first visit.
 */
const BUDGET = { scriptsBeforeLoad: 155, scriptsUntouched: 155, scripts: 225, inlineStyles: 11, html: 21, fonts: 25 };
/** Everything on a phone that nobody touches, five seconds after its load: the wide page's pictures are larger. */
const UNTOUCHED_ON_PHONES = 330;

const PAGES = [
  ['home', '/'],
  ['listing', '/shop/main/product'],
  ['detail', '/shop/main/product/svc-window-seat/window-seat'],
  // Chinese letters are three bytes each
  ['detail in Chinese', `/zh/shop/main/product/svc-window-seat/${encodeURIComponent('窗台座位')}`],
] as const;

for (const [width, viewport] of [
  ['wide', { width: 1430, height: 900 }],
  ['small', { width: 390, height: 780 }],
] as const) {
  test(
    `home, listing and detail, ${width}, stay within their budget and do not shift`,
    { tag: '@once' },
    async ({ browser, stack }) => {
      test.setTimeout(120_000);
      for (const [name, path] of PAGES) {
        const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
        const page = await weigh(await context.newPage(), stack.shop.url + path);
        await context.close();
        const weight = { ...page, html: page.html - page.inlineStyles };
        for (const [part, limit] of Object.entries(BUDGET))
          expect.soft(weight[part as keyof typeof BUDGET] / 1000, `${part} of ${name}, kB`).toBeLessThanOrEqual(limit);
        if (name !== 'detail in Chinese' && width === 'small')
          expect.soft(weight.untouched / 1000, `everything of ${name}, kB`).toBeLessThanOrEqual(UNTOUCHED_ON_PHONES);
        // Chinese is set in the system's fonts, figures too
        if (name.endsWith('in Chinese')) expect.soft(weight.fonts, `fonts of ${name}`).toBe(0);
        expect.soft(weight.layoutShift, `layout shift of ${name}`).toBeLessThan(0.001);
      }
    },
  );
}

/** Bytes of a page's data as a navigation or a prefetch fetches it, its layouts included. */
const MAX_PAYLOAD = 51_500;

for (const [name, path] of PAGES) {
  test(`the data of a navigation to ${name} stays within its budget`, { tag: '@once' }, async ({ request, stack }) => {
    const response = await request.get(stack.shop.url + path, { headers: { RSC: '1' } });
    expect(response.headers()['content-type']).toContain('text/x-component');
    expect((await response.body()).length).toBeLessThanOrEqual(MAX_PAYLOAD);
  });
}
