import { expect, test } from '../fixtures.ts';

test.use({ beginAs: 'new-member' });

test('a refund is asked for, and rejected by the studio', { tag: '@once' }, async ({ shop, page, t, mock, persona, backendCalls }) => {
  const { login } = await persona();
  const { order } = await mock.makeOrder({ login_id: login.login_id, state: 'completed' });
  await shop.open(`/shop/main/order/${order._id}`);
  const refund = page.getByRole('region', { name: t('Refund.title') });
  await refund.getByRole('button', { name: t('Refund.request') }).click();
  await refund.getByRole('textbox', { name: t('Refund.reason') }).fill('The inspection did not take place.');
  const services = refund.getByRole('checkbox');
  if ((await services.count()) > 0) await services.first().check();
  await refund.getByRole('button', { name: t('Refund.send') }).click();
  await expect(refund.getByText(t('Refund.state.waiting'))).toBeVisible();

  // what went to the backend
  expect((await backendCalls({ call: 'writeRefundRequest' })).at(-1)?.body).toMatchObject({ reason: 'The inspection did not take place.' });
  await mock.decideRefund(order._id, 'rejected');
  await page.reload();
  await expect(refund.getByText(t('Refund.state.rejected'))).toBeVisible();
});
