import { expect, test } from '../fixtures.ts';

// everybody in this file is a new member with a session; `persona()` says who
test.use({ beginAs: 'new-member' });

test('a completed appointment is reviewed, and the studio approves it', { tag: '@once' }, async ({ shop, page, t, mock, persona }) => {
  const { login } = await persona();
  const { order } = await mock.makeOrder({ login_id: login.login_id, state: 'completed' });
  await shop.open(`/shop/main/order/${order._id}`);
  const reviews = page.getByRole('region', { name: t('Review.title'), exact: true });
  await reviews.getByRole('button', { name: t('Review.write') }).click();
  await reviews.getByRole('radio', { name: t('Ui.rating', { rating: '5' }) }).check();
  await reviews.getByRole('textbox', { name: t('Review.comment') }).fill('Every drawer closes softly.');
  await reviews.getByRole('button', { name: t('Review.send') }).click();
  await expect(reviews.getByRole('article').getByText(t('Review.status.waiting'), { exact: true })).toBeVisible();

  const [review] = await mock.reviews(order._id);
  await mock.decideReview(order._id, review?._id ?? '', 'approved');
  await page.reload();
  await expect(reviews.getByRole('article').getByText(t('Review.status.approved'), { exact: true })).toBeVisible();
});
