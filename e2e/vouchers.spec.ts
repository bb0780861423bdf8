import { expect, expectAccessible, test, type Translate } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const CODE = 'KY8P2026';

/** Starts with these words: a voucher's name begins with its value. */
const startingWith = (words: string) => new RegExp(`^${words.replaceAll(/[$.()]/g, String.raw`\$&`)}`);
const amountOff = (t: Translate, amount: string) => startingWith(t('VoucherValue.amountOff', { amount }));
/** 8 per cent off, as each language counts it. */
const EIGHT_OFF = { en: '8', zh: '92', cn: '9.2' };

test('a redeemed voucher is found and used @gate', async ({ page, context, path, t, locale, logIn, backendCalls }) => {
  const eightOff = startingWith(t('VoucherValue.percentOff', { number: EIGHT_OFF[locale] }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(KAYAN);
  await page.goto(path('/account/redeemed-vouchers'));
  await expectAccessible(page);

  await page.getByRole('button', { name: eightOff }).click();
  const dialog = page.getByRole('dialog', { name: eightOff });
  await expect(dialog.getByText(t('Voucher.status.active'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: eightOff })).toBeFocused();
  await page.getByRole('button', { name: t('Voucher.copyOf', { code: CODE }) }).click();
  await expect(page.getByText(t('Voucher.codeCopied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);

  await page.getByRole('link', { name: t('Voucher.useOf', { code: CODE }) }).click();
  await expect(page.getByText(t('Checkout.voucherGives', { code: CODE, amount: 'HK$1,382.40' }))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path('/shop/main/cart')}$`));
  expect((await backendCalls({ call: 'getRedeemedVoucher' })).length).toBeGreaterThan(0);
});

test('points buy vouchers @gate', async ({ page, path, t, logIn, backendCalls }) => {
  await logIn(KAYAN);
  await page.goto(path('/account/vouchers?type=AMOUNT&sort=points-desc'));
  await expect(page.getByText('35,080')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: amountOff(t, 'HK$2,000') }) })
    .getByRole('button', { name: t('Voucher.redeem'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: amountOff(t, 'HK$2,000') });
  await dialog.getByRole('button', { name: t('Ui.more') }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('Voucher.redeem'), exact: true }).click();
  await expect(dialog.getByText(t('Voucher.pointsNowPlain', { points: 3080 }))).toBeVisible();
  expect((await backendCalls({ call: 'redeemVoucher' })).map(({ body }) => body)).toEqual([
    { voucher_id: 'voucher-amount-2000', qty: 2 },
  ]);
  await dialog.getByRole('link', { name: t('Voucher.seeRedeemed') }).click();
  // besides the one that was there
  await expect(page.getByRole('button', { name: amountOff(t, 'HK$2,000') })).toHaveCount(3);
});
