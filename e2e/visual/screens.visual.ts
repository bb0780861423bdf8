import { expect, test } from '../fixtures.ts';
import { addSheet } from './fonts.ts';
import { openScreen } from './open-screen.ts';
import { HEIGHTS, pictureOf, SCREENS, WIDTHS } from './screens.ts';
import { atRest, makeStable, NOW, watchRequests } from './stable-page.ts';

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

test.describe('the comparison itself', () => {
  const { locale, width, file } = pictureOf({ name: 'login', path: '' });
  test.use({
    shopLocale: locale,
    isPhone: width === 'small',
    viewport: { width: WIDTHS[width], height: HEIGHTS[width] },
  });

  test('fails on four pixels more in a button', async ({ page, context, path }, { config }) => {
    test.skip(config.updateSnapshots !== 'none', 'it would become the reference');
    const requests = watchRequests(page);
    await makeStable(context, { locale });
    await addSheet(context, 'main button[type=submit] { padding-block-end: 16px !important }');
    await page.goto(path('/authentication/login/email'));
    await atRest(page, requests);
    await expect(expect(page).toHaveScreenshot(['login', file], { fullPage: true })).rejects.toThrow();
  });
});
