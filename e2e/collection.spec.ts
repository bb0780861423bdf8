import type { Page, Translate } from './fixtures.ts';
import { clickIn, expect, test } from './fixtures.ts';
import { choose, SLIP } from './support/choose.ts';
import { submitName } from './support/checkout-page.ts';
import { KAYAN } from './support/login-page.ts';
import { openWith } from './support/requests.ts';

/** The sentence stands below the button, and its link leads to the privacy policy, in a tab of its own. */
async function expectStatement(
  page: Page,
  t: Translate,
  { key, button }: { key: string; button: string | RegExp },
): Promise<void> {
  const main = page.getByRole('main');
  const statement = main.getByRole('paragraph').filter({ hasText: t(key, { privacy: (words) => words }) });
  await expect(statement).toBeVisible();
  const [above, below] = await Promise.all([
    main.getByRole('button', { name: button, exact: true }).boundingBox(),
    statement.boundingBox(),
  ]);
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  const link = statement.getByRole('link');
  await expect(link).toHaveAttribute('href', /\/terms-of-service\/privacy-policy$/);
  await expect(link).toHaveAttribute('target', '_blank');
}

test('each form with personal data says what they are for', { tag: '@desktop' }, async ({ page, path, t, logIn }) => {
  await page.goto(path('/contact-us'));
  await expectStatement(page, t, { key: 'Enquiry.collection', button: t('Enquiry.send') });
  await page.goto(path('/shop/main/order'));
  await expectStatement(page, t, { key: 'Order.collection', button: t('Common.lookUp') });
  await page.goto(path('/authentication/register/email'));
  await expectStatement(page, t, { key: 'Authentication.collection', button: t('Authentication.register') });
  await openWith(page, path('/shop/main/cart'));
  await expectStatement(page, t, { key: 'Checkout.collection', button: submitName(t) });

  await logIn(KAYAN);
  await page.goto(path('/shop/main/order/order-269103'));
  await choose(page, t('Upload.choose'), SLIP);
  await expectStatement(page, t, { key: 'Order.proofCollection', button: t('Purchase.uploadProof') });
  const opening = page.waitForEvent('popup');
  await clickIn(page, 'main', 'link', { name: t('Content.privacy-policy') });
  await expect((await opening).getByRole('heading', { level: 1, name: t('Content.privacy-policy') })).toBeVisible();
});
