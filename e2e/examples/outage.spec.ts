import { expect, test } from '../fixtures.ts';

test('the backend goes away and comes back: a page stays, a press says why not', { tag: '@once' }, async ({ shop, page, t, mock, expectProblems }) => {
  // while it is away the shop answers 502 to 504
  expectProblems(/: 50[0-4] /);
  await shop.open('/shop/main/product/svc-window-seat');
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 0 }) })).toBeVisible();
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('CartDrawer.add'), exact: true })
    .first();
  await mock.down();
  await add.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  // whatever the backend does, the shop itself is up
  expect((await shop.health()).status).toBe(200);

  await mock.up();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
