import { clickIn, expect, expectAccessible, test } from './fixtures.ts';
import { submitName } from './support/checkout-page.ts';
import { LIGHTING, openWith, WINDOW_SEAT } from './support/requests.ts';

const CART = '/shop/main/cart';
const DETAIL = '/shop/main/product/svc-window-seat';
const ADD = '/stores/{store_id}/shopping-cart/add-to-cart';

// @spec-1.3 @spec-2.10 @spec-3.17
test('a service is added, shown at once, and removed @gate', async ({ page, path, t, mock, backendCalls }) => {
  await page.goto(path(DETAIL));
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 0 }) })).toBeVisible();
  const held = await mock.hold({ path: ADD, times: 1 });
  const add = page.getByRole('button', { name: t('CartDrawer.add'), exact: true }).first();
  await add.click();
  // the backend has not answered yet
  const drawer = page.getByRole('dialog', { name: t('CartDrawer.title') });
  await expect(drawer.getByText(t('CartDrawer.adding'))).toBeVisible();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByText(/HK\$/)).toHaveCount(0);
  await held.release();
  await expect(drawer.getByText(t('CartDrawer.added'))).toBeVisible();
  await expect(drawer.getByText(/HK\$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();

  await page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) }).click();
  await drawer.getByRole('link', { name: t('CartDrawer.checkout') }).click();
  await expect(page).toHaveURL(path(CART));
  await expect(page.getByRole('heading', { level: 1, name: t('Cart.title') })).toBeVisible();
  await expect(page.getByText(t('Checkout.subtotalNote', { count: 1 }))).toBeVisible();

  await clickIn(page, 'main', 'button', { name: new RegExp(`^${t('Common.removeNamed', { name: '' }).trim()}`) });
  await expect(page.getByRole('heading', { name: t('Common.noRequests') })).toBeVisible();
  await expect
    .poll(async () => (await backendCalls({ call: 'addToCart' })).map(({ body }) => (body as { qty: number }).qty))
    .toEqual([1, -1]);
});

// @spec-8.11
test('everything can be taken out, after a question', { tag: '@once' }, async ({ page, path, t, backendCalls }) => {
  await openWith(page, path(CART), [WINDOW_SEAT, LIGHTING]);
  await page.getByRole('button', { name: t('Cart.clear'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('Cart.clearTitle') });
  await expectAccessible(page);
  await question.getByRole('button', { name: t('Cart.keep') }).click();
  await expect(question).toBeHidden();
  expect(await backendCalls({ call: 'clearCart' })).toEqual([]);
  await page.getByRole('button', { name: t('Cart.clear'), exact: true }).click();
  await question.getByRole('button', { name: t('Cart.clear'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('Common.noRequests') })).toBeVisible();
});

test('a phone’s bar has the total and the button', { tag: '@each' }, async ({ page, path, t, isPhone }) => {
  await openWith(page, path(CART), [WINDOW_SEAT]);
  const bar = page.getByRole('region', { name: t('Checkout.summary') });
  const summary = page.getByRole('complementary');
  await expect(summary.getByText('HK$17,280.00').first()).toBeAttached();
  if (!isPhone) {
    await expect(bar).toBeHidden();
    return;
  }
  await expect(bar.getByText('HK$17,280.00').first()).toBeInViewport();
  const submit = bar.getByRole('button', { name: t('Checkout.submitAndPay', { amount: 'HK$17,280.00' }) });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await submit.click();
  await expect(page.getByLabel(t('Checkout.name'), { exact: true })).toBeFocused();
  // it gives way to the summary's own button: one in sight at a time, wherever the page stands
  const buttons = page.getByRole('main').getByRole('button', { name: submitName(t) });
  const { height, seen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    seen: window.innerHeight,
  }));
  for (let top = 0; top < height; top += seen / 3) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect
      .poll(() =>
        buttons.evaluateAll(
          (all) =>
            all.filter((button) => {
              const { top: start, bottom: end } = button.getBoundingClientRect();
              return button.checkVisibility() && start < innerHeight && end > 0;
            }).length,
        ),
      )
      .toBeLessThanOrEqual(1);
  }
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  // one row of related services
  const related = page.getByRole('region', { name: t('Common.related') }).getByRole('listitem');
  await related.first().scrollIntoViewIfNeeded();
  const tops = await related.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops.filter((top) => top > 0)).size).toBe(1);
});
