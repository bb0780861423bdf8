import { expect, test } from './fixtures.ts';
import { submitButton } from './support/checkout-page.ts';
import { openWith } from './support/requests.ts';

// Every amount in its own currency, and nothing that costs more than it says.
const CART = '/shop/main/cart';

// @spec-3.7
test(
  'a cart in US dollars has no Hong Kong dollar, nor has its appointment, whose delivery stays to be arranged',
  { tag: '@desktop' },
  async ({ page, path, t, persona }) => {
    await persona('member-in-usd');
    await openWith(page, path('/about-us'));
    await page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) }).click();
    const drawer = page.getByRole('dialog', { name: t('CartDrawer.title') });
    await expect(drawer.getByText('US$17,280.00')).toHaveCount(2);
    await expect(drawer).not.toContainText('HK$');

    await page.goto(path(CART));
    const main = page.getByRole('main');
    const summary = page.getByRole('complementary');
    await expect(main.getByRole('listitem').filter({ has: page.getByRole('checkbox') })).toContainText('US$17,280.00');
    await expect(summary.getByText('US$17,280.00').first()).toBeVisible();
    await expect(summary.getByText(t('Common.totalExclDelivery'), { exact: true })).toBeVisible();
    await expect(summary).not.toContainText('HK$');

    await expect(main.getByRole('region', { name: t('BookingSteps.title') }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('radio', { name: t('Checkout.offline') }).check();
    await submitButton(page, t).click();
    await expect(main.getByRole('region', { name: t('BookingSteps.title') }).getByRole('listitem')).toHaveCount(6);
    await expect(main.getByText(t('Purchase.noDate', { contact: '' }).trim())).toBeVisible();
    await main.getByRole('link', { name: t('Purchase.uploadProof') }).click();
    await expect(main.getByText(t('Purchase.toArrange'), { exact: true })).toBeVisible();
    await expect(main.getByText(t('Common.totalExclDelivery'), { exact: true }).first()).toBeVisible();
    await expect(main.getByText('US$17,280.00').first()).toBeVisible();
    await expect(main).not.toContainText('HK$');
  },
);
