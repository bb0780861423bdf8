import { expect, type Page, test } from './fixtures.ts';
import { translatePage } from './support/translator.ts';

// In another language than the shop's: with words that are new, so that a text that does not change shows.
const MARK = '«';

test('every option of a translated service can be chosen, and its price follows', async ({
  page,
  path,
  t,
  context,
  expectProblems,
}) => {
  // where the translator comes before React, React puts its own text there once more, which is translated in its turn
  expectProblems(/React error #418/);
  await context.addInitScript(translatePage, MARK);
  await page.goto(path('/shop/main/product/svc-window-seat'));
  const main = page.getByRole('main');
  const price = main.getByRole('status').getByText(/HK\$/).first();
  await expect(price).toHaveText(new RegExp(`^${MARK}`));
  const options = main.getByRole('radio');
  const prices = new Set<string>();
  for (const option of await options.all()) {
    if (!(await option.isEnabled()) || (await option.isChecked())) continue;
    // what does not go with the width would ask first
    if ((await option.locator('xpath=..').getAttribute('data-changes-others')) !== null) continue;
    await option.check({ force: true });
    await expect(option).toBeChecked();
    await expect(page).toHaveURL(/\?variant=/);
    prices.add(await price.innerText());
  }
  expect(prices.size).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${MARK}`));
  await main
    .getByRole('button', { name: `${MARK}${t('CartDrawer.add')}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(`${MARK}${t('CartDrawer.added')}`)).toBeVisible();
});

/** Opens a translated page, and holds back the scripts that come with the first sign of a person. */
async function openTranslated(page: Page, path: string): Promise<() => void> {
  await page.context().addInitScript(translatePage, MARK);
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${MARK}`));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed first on a translated page stays, and so does the focus', async ({
  page,
  path,
  expectProblems,
}) => {
  expectProblems(/React error #418/);
  const release = await openTranslated(page, path('/contact-us'));
  const name = page.getByRole('main').locator('input[name=name]');
  await name.focus();
  await page.keyboard.type('Chan');
  const before = await name.elementHandle();
  release();
  // the part is made anew, in the page's own language, and translated in its turn
  await expect.poll(() => before?.evaluate((field) => field.isConnected)).toBe(false);
  await expect(name).toBeFocused();
  await page.keyboard.type(' Tai Man');
  await expect(name).toHaveValue('Chan Tai Man');
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main').locator('[name=message], [name=description], textarea').first()).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('the first press on a translated page is done once the code is there', async ({
  page,
  path,
  t,
  expectProblems,
}) => {
  expectProblems(/React error #418/);
  const release = await openTranslated(page, path('/shop/main/product/svc-window-seat'));
  await page
    .getByRole('main')
    .getByRole('button', { name: `${MARK}${t('CartDrawer.add')}`, exact: true })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog').getByText(`${MARK}${t('CartDrawer.added')}`)).toBeVisible();
});
