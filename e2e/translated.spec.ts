import { expect, test } from './fixtures.ts';
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
