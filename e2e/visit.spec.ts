import { clickIn, expect, expectAccessible, test } from './fixtures.ts';
import { giveSign } from './support/person.ts';
import { addButton } from './support/requests.ts';

const SERVICE = '/shop/main/product/svc-whole-home-renovation';
const LARGE = 'svc-whole-home-renovation-over-800-standard';

// with a whole flat in the list no button asks for its price; a visitor leaves name and phone in one form without paying
test('an estimate leads to a visit first @gate', { tag: '@each' }, async ({ page, path, t, mock, isPhone }) => {
  await page.goto(path(`${SERVICE}?variant=${LARGE}`));
  await giveSign(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: t('Catalog.estimate'), exact: true })).toHaveAttribute(
    'href',
    '#price-note',
  );
  const bar = page.getByRole('region', { name: t('CatalogDetail.book') });
  if (isPhone) {
    await expect(bar.getByRole('link', { name: t('Catalog.visit') })).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
  }
  await addButton(page, t).click();
  const drawer = page.getByRole('dialog');
  // the line and the sum
  await expect(drawer.getByText(t('Common.estimate'), { exact: true })).toHaveCount(2);
  await drawer.getByRole('link', { name: t('CartDrawer.checkout') }).click();
  await expect(page.getByRole('button', { name: t('Checkout.submit') }).first()).toBeVisible();
  await expect(page.getByText(t('Checkout.submitAndPay', { amount: '' }).trim())).toHaveCount(0);

  await main.getByRole('link', { name: t('Common.visit') }).click();
  await expect(page.getByRole('heading', { name: t('Common.visit') })).toBeVisible();
  await expect(page.getByRole('link', { name: /./ }).and(page.locator(`[href*="${SERVICE}/"]`))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('Form.name'), { exact: true }).fill('Ng Wing');
  await page.getByLabel(t('Form.phoneLabel')).fill('6123 4567');
  const first = page.getByLabel(t('Enquiry.choice', { n: 1 }));
  await first.focus();
  await page.keyboard.press('ArrowDown');
  const halfDay = (await first.locator('option:checked').textContent()) ?? '';
  await page.getByRole('button', { name: t('Enquiry.sendVisit') }).click();
  await expect(page.getByText(t('Enquiry.visitSentTitle'))).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: new RegExp(t('Calendar.addWhat', { what: '' }).trim()) }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^visit-\d{4}-\d\d-\d\d\.ics$/);
  await expectAccessible(page);
  const enquiry = (await mock.enquiries()).at(-1);
  expect(enquiry).toMatchObject({ name: 'Ng Wing', phone: '61234567', email: '' });
  expect(enquiry?.description).toContain('HK$');
  expect(enquiry?.description).toContain(halfDay);
});

test('a fixed price keeps its button, and says so beside an estimate', async ({ page, path, t }) => {
  await page.goto(path('/shop/main/product/svc-floor-plan-layout'));
  const main = page.getByRole('main');
  await addButton(page, t).click();
  await expect(main.getByRole('link', { name: t('Catalog.visit') })).toHaveCount(0);
  await clickIn(page, 'dialog', 'link', { name: t('CartDrawer.checkout') });
  const submitAndPay = page.getByRole('button', { name: t('Checkout.submitAndPay', { amount: 'HK$' }) });
  await expect(submitAndPay.first()).toBeVisible();
  await expect(main.getByRole('link', { name: t('Common.visit') })).toHaveCount(0);
  await page.goto(path(SERVICE));
  await addButton(page, t).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(t('Common.estimate'), { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText(t('Common.fixedPrice'), { exact: true })).toBeVisible();
});

// a row of 3 to 4 facts within 900 px at 1430x900 and within two screens of a phone
test('the home page says why to trust the studio, and offers a visit', async ({ page, path, t, isPhone }) => {
  if (!isPhone) await page.setViewportSize({ width: 1430, height: 900 });
  await page.goto(path('/'));
  const facts = page.getByRole('list', { name: t('Home.facts') });
  await expect(facts.getByRole('listitem')).toHaveCount(4);
  const box = await facts.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(isPhone ? 2 * height : 900);
  await facts.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { name: t('Content.licences') })).toBeVisible();
  await page.goBack();
  await clickIn(page, 'main', 'link', { name: t('Common.visit') });
  await expect(page.getByRole('heading', { name: t('Common.visit') })).toBeVisible();
  await expect(page.getByLabel(t('Enquiry.size'))).toBeEditable();
});
