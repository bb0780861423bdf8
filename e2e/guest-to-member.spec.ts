import { clickIn, expect, expectAccessible, type Page, test, type Translate } from './fixtures.ts';
import { CHAN, logInHere } from './support/login-page.ts';
import { LIGHTING, openWith, WINDOW_SEAT } from './support/requests.ts';

async function register(page: Page, t: Translate, email: string) {
  await page.getByLabel(t('Form.displayName'), { exact: true }).fill('Ng Wing');
  await page.getByLabel(t('Form.emailLabel'), { exact: true }).fill(email);
  await page.getByRole('textbox', { name: t('Form.phoneLabel') }).fill('61234567');
  await page.getByLabel(t('Form.passwordLabel'), { exact: true }).fill('Letters1');
  await clickIn(page, 'main', 'button', { name: t('Authentication.register'), exact: true });
}

test('a guest who registers sees what was migrated, and can verify the email @gate', async ({
  page,
  context,
  path,
  t,
  mock,
}) => {
  const email = 'new.customer@example.hk';
  await openWith(page, path('/authentication/register/email'), [WINDOW_SEAT, LIGHTING]);
  await page.request.post('/api/stores/main/wishlist/add-to-wishlist', { data: { product_id: 'svc-window-seat' } });
  await register(page, t, email);

  const receipt = page.getByRole('dialog', { name: t('Welcome.receiptTitle') });
  await expect(receipt).toBeVisible();
  await expect(page.getByText(t('Toast.success'), { exact: true })).toBeVisible();
  await expect(receipt.getByText(t('Welcome.verifyEmail', { email }))).toBeVisible();
  await expect(receipt.getByRole('link')).toHaveText([
    t('Welcome.requests', { count: 2 }),
    t('Welcome.wishes', { count: 1 }),
  ]);
  await expectAccessible(page);
  await expect(page).toHaveURL(path('/'));
  await receipt.getByRole('button', { name: t('Welcome.continue') }).click();
  await expect(receipt).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'auth.type')?.value).toBe('EMAIL');
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 2 }) })).toBeVisible();
  expect((await mock.requests({ call: 'migrate' })).at(-1)?.body).toMatchObject({
    type: 'EMAIL',
    email,
    username: 'Ng Wing',
    area_code: '+852',
    phone: '61234567',
  });

  const mail = (await mock.mails(email)).find(({ kind }) => kind === 'verify');
  await page.goto(path(`/authentication/verify?verification_code=${mail?.code}`));
  await expect(page.getByText(t('Authentication.verified'))).toBeVisible();
  // told once
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 2 }) })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
});

test('who became no guest registers', { tag: '@once' }, async ({ page, context, path, t, mock, expectProblems }) => {
  expectProblems(/500/);
  // five attempts with the page, one for the click before the registration: then the backend logs in again
  await mock.fault({ method: 'POST', path: '/auth/login', status: 500, times: 6 });
  await page.goto(path('/authentication/register/email'));
  await expect(page.getByText(t('Session.failed'))).toBeVisible({ timeout: 15_000 });
  await register(page, t, 'walk.in@example.hk');
  const receipt = page.getByRole('dialog', { name: t('Welcome.receiptTitle') });
  await expect(receipt.getByText(t('Welcome.verifyEmail', { email: 'walk.in@example.hk' }))).toBeVisible({
    timeout: 15_000,
  });
  await expect(page).toHaveURL(path('/'));
  expect((await context.cookies()).find(({ name }) => name === 'auth.type')?.value).toBe('EMAIL');
  expect(await mock.requests({ call: 'migrate' })).toEqual([]);
  expect((await mock.requests({ call: 'register' })).map(({ status }) => status)).toEqual([200]);
});

// @spec-4.5
test('a guest who logs in is offered what the account does not have yet', async ({ page, path, t, mock, logIn }) => {
  await logIn(CHAN);
  await page.request.post('/api/stores/main/shopping-cart/add-to-cart', {
    data: { product_variant_id: WINDOW_SEAT, qty: 2 },
  });
  await page.request.get('/api/auth/logout');
  await openWith(page, path('/authentication/login/email?from=%2Fabout-us'), [WINDOW_SEAT, LIGHTING]);
  await logInHere(page, t, CHAN);

  const offer = page.getByRole('dialog', { name: t('GuestCart.offerTitle', { count: 1 }) });
  await expect(offer).toBeVisible();
  await expect(offer.getByText(t('GuestCart.there'))).toHaveCount(1);
  await expectAccessible(page);
  await offer.getByRole('button', { name: t('CartDrawer.add') }).dblclick();
  await expect(page).toHaveURL(path('/about-us'));
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 2 }) })).toBeVisible();
  // brought once, and the account's own line as it was
  const sent = (await mock.requests({ call: 'addToCart' })).filter(
    ({ account, status }) => account?.login_id === CHAN.email && status === 200,
  );
  expect(sent.map(({ body }) => body)).toEqual([
    { product_variant_id: WINDOW_SEAT, qty: 2 },
    { product_variant_id: LIGHTING, qty: 1 },
  ]);
  await page.reload();
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 2 }) })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
