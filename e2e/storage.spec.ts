import { clickIn, expect, test } from './fixtures.ts';
import { fillCheckout, submitButton } from './support/checkout-page.ts';
import { CHAN, logInHere } from './support/login-page.ts';
import { giveSign } from './support/person.ts';
import { addButton, LIGHTING, openWith } from './support/requests.ts';
import { expectAllowed, stored, watchStorage } from './support/stored.ts';

// Whatever else is written fails these journeys; e2e/accessibility.spec.ts looks at pages that nobody fills in.
test.use({ serviceWorkers: 'allow' });
// a journey is many pages
test.describe.configure({ timeout: 180_000 });

// @spec-4.25
test('a guest’s journey stores exactly what it may', { tag: '@once' }, async ({ page, path, t }) => {
  const keys = await watchStorage(page);
  await page.goto(path('/shop/main/product'));
  // with a sign of a person, after which pages of the installed app would be cached
  await giveSign(page);
  const search = page.getByRole('search');
  await search.getByRole('textbox').or(search.getByRole('combobox')).click();
  // recent searches come with the combobox
  await search.getByRole('combobox').fill('lamp');
  await search.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/keyword=lamp/);
  await page.goto(path('/contact-us'));
  await expect(page.getByRole('button', { name: t('Enquiry.send'), exact: true })).toBeEnabled();
  await page.getByLabel(t('Enquiry.subject')).fill('A kitchen');
  await page.goto(path('/shop/main/order'));
  await expect(page.getByRole('button', { name: t('Common.lookUp'), exact: true })).toBeEnabled();
  await page.getByLabel(t('Order.reference')).fill('AHK-269101');
  await page.goto(path('/shop/main/product/svc-lighting-design'));
  await clickIn(page, 'main', 'button', { name: t('Wishlist.add'), exact: true });
  await addButton(page, t).click();
  await expect(
    page.getByRole('dialog', { name: t('CartDrawer.title') }).getByText(t('CartDrawer.added')),
  ).toBeVisible();
  await page.goto(path('/shop/main/cart'));
  await fillCheckout(page, t, 'offline');
  await submitButton(page, t).click();
  await expect(page).toHaveURL(/\/result\/order\/success\?order_id=/);
  expect(await keys()).toEqual([
    'localStorage cart',
    'localStorage checkout.sent',
    'sessionStorage draft.checkout',
    'sessionStorage draft.checkout-details',
    'sessionStorage draft.checkout-sent',
    'sessionStorage draft.enquiry',
    'sessionStorage draft.lookup',
    'sessionStorage draft.searches',
    'sessionStorage draft.viewed',
  ]);
  // what is the tab's is not another one's
  const other = await page.context().newPage();
  await other.goto(path('/about-us'));
  expect(await stored(other)).toEqual(['localStorage cart']);
});

test('a member’s journey stores nothing else', { tag: '@once' }, async ({ page, path, t, mock, expectProblems }) => {
  expectProblems(/401/);
  const keys = await watchStorage(page);
  // with a guest's lines to be offered
  await openWith(page, path('/authentication/login/email?from=%2Faccount'), [LIGHTING]);
  await logInHere(page, t, CHAN);
  await page
    .getByRole('dialog', { name: t('GuestCart.offerTitle', { count: 1 }) })
    .getByRole('button', { name: t('GuestCart.later') })
    .click();
  await expect(page).toHaveURL(path('/account'));
  await page.goto(path('/account/update-email'));
  await page.getByRole('button', { name: t('ChangeContact.sendCode') }).click();
  await expect.poll(async () => (await mock.mails(CHAN.email)).length).toBeGreaterThan(0);
  await page.goto(path('/account/notifications'));
  await page.getByRole('button', { name: t('Account.save') }).click();
  await expect(page.getByText(t('Toast.success'), { exact: true })).toBeVisible();
  // to the payment service and back
  await page.goto(path('/account/cards'));
  await page.getByRole('button', { name: t('Card.add') }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(t('Card.addCancelled'))).toBeVisible();
  expectAllowed(await keys());
  await page.request.get('/api/auth/logout');
  await page.reload();
  await expect(page).toHaveURL(/authentication\/login/);
  expectAllowed(await keys());
});
