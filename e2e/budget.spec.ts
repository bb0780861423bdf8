import { openToWeigh } from '../tests/tools/page-weight.ts';
import { expect, test } from './fixtures.ts';

/** Kilobytes of 1000 bytes, compressed as they travel. Home, listing and detail may not weigh more on a first visit. */
const BUDGET = { scriptsBeforeLoad: 165, scripts: 225, html: 25, fonts: 60 };

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
  test(`home, listing and detail, ${width}, stay within their budget and do not shift`, { tag: '@once' }, async ({ browser, stack }) => {
    test.setTimeout(90_000);
    const opened: [name: string, weigh: Awaited<ReturnType<typeof openToWeigh>>][] = [];
    for (const [name, path] of PAGES) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
      opened.push([name, await openToWeigh(await context.newPage(), stack.shop.url + path)]);
    }
    // they wait for their deferred scripts together
    for (const [name, weigh] of opened) {
      const weight = await weigh();
      for (const [part, limit] of Object.entries(BUDGET))
        expect.soft(weight[part as keyof typeof BUDGET] / 1000, `${part} of ${name}, kB`).toBeLessThanOrEqual(limit);
      expect.soft(weight.layoutShift, `layout shift of ${name}`).toBeLessThan(0.001);
    }
  });
}
