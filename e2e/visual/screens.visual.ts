import { expect, test } from '../fixtures.ts';
import made from './references/browser.json' with { type: 'json' };
import { openScreen } from './open-screen.ts';
import { HEIGHTS, pictureOf, SCREENS, WIDTHS } from './screens.ts';
import { makeStable, NOW } from './stable-page.ts';

// another major version draws letters, fields and shadows in another way
test.beforeEach(({ browser }) =>
  expect(browser.version().split('.')[0], 'the Chromium of the references').toBe(String(made.chromium)),
);

for (const screen of SCREENS) {
  const { locale, width, file } = pictureOf(screen);
  const isPhone = width === 'small';
  test.describe(`${locale} ${WIDTHS[width]}`, () => {
    test.use({ shopLocale: locale, isPhone, viewport: { width: WIDTHS[width], height: HEIGHTS[width] } });

    test(screen.name, async ({ page, context, mock, t, path, logIn, expectProblems }) => {
      expectProblems(...(screen.problems ?? []));
      const at = { page, mock, t, path, locale, isPhone };
      await mock.setClock(NOW);
      await makeStable(context, { locale, hasFooter: screen.hasFooter || screen.isOver });
      await openScreen(screen, at, logIn);
      if (!screen.isOver) {
        // the header sticks to wherever the steps have scrolled to, and the pointer hovers over what comes to lie below
        // it
        await page.mouse.move(0, 0);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
      await expect(page).toHaveScreenshot([screen.name, file], { fullPage: !screen.isOver });
    });
  });
}
