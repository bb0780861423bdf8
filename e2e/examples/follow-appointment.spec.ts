import { expect, test } from '../fixtures.ts';

test('an appointment is followed while the studio moves it on', { tag: '@once' }, async ({ shop, page, t, mock, persona }) => {
  // a new account, logged in, and an appointment of its own in the state that the test is about
  const member = await persona('new-member');
  const { order } = await mock.makeOrder({ login_id: member.login.login_id, state: 'proof-uploaded' });
  await shop.open(`/shop/main/order/${order._id}`);
  await expect(page.getByRole('status').getByText(t('Order.badge.proofUploaded'), { exact: true })).toBeVisible();

  // what staff would do
  await mock.setOrderStatus(order._id, 'completed');
  await page.reload();
  await expect(page.getByRole('status').getByText(t('Order.status.completed'), { exact: true })).toBeVisible();
});

test('a guest finds an appointment with its number and the email given at checkout', { tag: '@once' }, async ({ shop, page, t, mock, expectProblems }) => {
  // whether it is this browser's own is asked first
  expectProblems(/404/);
  // made by somebody else: this browser is a visitor who has never been here
  const { order, persona } = await mock.makeOrder({ persona: 'member-with-points', state: 'paid-online' });
  await shop.open('/shop/main/order');
  await page.getByLabel(t('Order.reference')).fill(order.reference_number);
  await page.getByLabel(t('Order.emailOrPhone')).fill(persona?.login.login_id ?? '');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Order.lookup') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('Order.heading', { number: order.reference_number }) })).toBeVisible();
});
