import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const SUBMITTED = 'order-269103';
const COMPLETED = 'order-261003';

test('printed, booked again in part @gate', async ({ page, path, t, mock, logIn, backendCalls, expectProblems }) => {
  expectProblems(/422/);
  await logIn(KAYAN);
  // a service whose page no other test opens: the shop keeps pages longer than the mock its state
  await mock.patchProduct('svc-entrance-shoe-cabinet', { is_available: false });
  await page.goto(path(`/shop/main/order/${COMPLETED}`));
  await expect(
    page.getByRole('heading', { level: 1, name: t('Order.heading', { number: 'AHK-261003' }) }),
  ).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: t('Order.heading', { number: 'AHK-261003' }) });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(4);
  for (const hidden of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(hidden)).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: t('Order.again.action') }).dblclick();
  const outcome = page.getByRole('status').filter({ hasText: t('Order.again.some', { count: 1, total: 2 }) });
  await expect(outcome.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  expect((await backendCalls({ call: 'addToCart' })).map(({ body }) => body)).toEqual([
    { product_variant_id: 'svc-entrance-shoe-cabinet-4ft-oak', qty: 1 },
    { product_variant_id: 'svc-window-seat-6ft-walnut', qty: 1 },
  ]);
  await outcome.getByRole('link', { name: t('Common.viewRequests') }).click();
  await expect(page).toHaveURL(path('/shop/main/cart'));
  await expect(page.locator('main')).toContainText(/Window seat|窗台座位|飘窗座位/);
});

test('a sheet has as many pages as it needs', { tag: '@once' }, async ({ page, path, t, logIn }) => {
  await logIn(KAYAN);
  await page.goto(path(`/shop/main/order/${SUBMITTED}`));
  await expect(
    page.getByRole('heading', { level: 1, name: t('Order.heading', { number: 'AHK-269103' }) }),
  ).toBeVisible();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});
