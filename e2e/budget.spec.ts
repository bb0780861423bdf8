import { weighPage } from '../tests/tools/page-weight.ts';
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

for (const [name, path] of PAGES) {
  for (const width of ['wide', 'small'] as const) {
    test(`${name}, ${width}, stays within its budget and does not shift`, { tag: '@once' }, async ({ page, stack }) => {
      if (width === 'small') await page.setViewportSize({ width: 390, height: 780 });
      const weight = await weighPage(page, stack.shop.url + path);
      for (const [part, limit] of Object.entries(BUDGET))
        expect.soft(weight[part as keyof typeof BUDGET] / 1000, `${part} of ${name}, kB`).toBeLessThanOrEqual(limit);
      expect.soft(weight.layoutShift, `layout shift of ${name}`).toBeLessThan(0.001);
    });
  }
}
