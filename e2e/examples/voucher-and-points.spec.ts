import { expect, test } from '../fixtures.ts';

test.use({ beginAs: 'member-with-points' });

test('points are looked at, and spent on a voucher', { tag: '@once' }, async ({ shop, page, t, persona }) => {
  const { has } = await persona();
  const points = has.points.toLocaleString('en');
  await shop.open('/account/membership');
  await expect(page.getByText(points).first()).toBeVisible();

  await shop.open('/account/redeemed-vouchers');
  await expect(page.getByText(has.voucher_codes[0] ?? 'no code')).toBeVisible();

  await shop.open('/account/vouchers');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Voucher.redeem'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('Voucher.redeem'), exact: true }).click();
  await expect(dialog.getByRole('link', { name: t('Voucher.seeRedeemed') })).toBeVisible();
});

test('a voucher runs out when the clock is moved', { tag: '@once' }, async ({ shop, page, t, mock, persona, logIn }) => {
  const { login } = await persona();
  await mock.advanceClock(200 * 24 * 60 * 60);
  // the token has run out as well: it lives half an hour
  await logIn({ email: login.login_id, password: login.password });
  await shop.open('/account/redeemed-vouchers');
  await expect(page.getByText(t('Voucher.status.expired')).first()).toBeVisible();
});
