import { LOCALES } from '../../lib/i18n/locales.ts';
import { expect, test } from '../fixtures.ts';
import { addSheet } from './fonts.ts';
import { SCREENS } from './screens.ts';
import { atRest, makeStable, NOW, watchRequests } from './stable-page.ts';
import { SMALL, WIDE } from './widths.ts';

for (const locale of LOCALES) {
  for (const { name: width, isPhone, use } of [WIDE, SMALL]) {
    test.describe(`${locale} ${width}`, () => {
      test.use({ ...use, shopLocale: locale, isPhone });
      for (const screen of SCREENS.filter(({ only }) => only === undefined || (only === 'small') === isPhone)) {
        test(screen.name, async ({ page, context, mock, t, path, logIn, expectProblems }) => {
          expectProblems(...(screen.problems ?? []));
          const at = { page, mock, t, path, locale, isPhone };
          const requests = watchRequests(page);
          await mock.setClock(NOW);
          await makeStable(context, { locale, hasFooter: screen.hasFooter || screen.isOver });
          if (screen.as) await logIn(screen.as);
          await screen.before?.(at);
          await page.goto(path(screen.path));
          await atRest(page, requests);
          if (screen.after) {
            await screen.after(at);
            await atRest(page, requests);
          }
          if (!screen.isOver) {
            // the header sticks to wherever the steps have scrolled to, and the pointer hovers over what comes to lie below it
            await page.mouse.move(0, 0);
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          }
          await expect(page).toHaveScreenshot([screen.name, `${locale}-${width}.png`], { fullPage: !screen.isOver });
        });
      }
    });
  }
}

test.describe('the comparison itself', () => {
  test.use(WIDE.use);

  test('four pixels more in a button fail', async ({ page, context }, { config }) => {
    test.skip(config.updateSnapshots !== 'none', 'it would become the reference');
    const requests = watchRequests(page);
    await makeStable(context, { locale: 'en' });
    await addSheet(context, 'main button[type=submit] { padding-block-end: 16px !important }');
    await page.goto('/authentication/login/email');
    await atRest(page, requests);
    await expect(expect(page).toHaveScreenshot(['login', 'en-1430.png'], { fullPage: true })).rejects.toThrow();
  });
});
