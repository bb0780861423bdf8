import { expect, expectAccessible, test } from './fixtures.ts';
import { choose } from './support/choose.ts';
import { KAYAN } from './support/login-page.ts';

/** completed and paid, nothing written about it yet */
const DONE = 'order-251130';
/** completed and paid, two lines */
const TWO_LINES = 'order-250926';
const TINY = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}.png`, mimeType: 'image/png', buffer: TINY }));

// @spec-1.6 @spec-5.7
test('a review with photos, and the studio’s word @gate', async ({ page, path, t, mock, logIn, backendCalls }) => {
  await logIn(KAYAN);
  await page.goto(path(`/shop/main/order/${DONE}`));
  const reviews = page.getByRole('region', { name: t('Review.reviews'), exact: true });
  const send = reviews.getByRole('button', { name: t('Review.send') });
  await reviews.getByRole('button', { name: t('Review.write') }).click();
  await reviews.getByRole('radio', { name: t('Ui.rating', { rating: '4' }) }).check();
  await reviews.getByRole('textbox', { name: t('Review.comment') }).fill('Quiet since the first evening.');
  await choose(page, t('Upload.addPictures'), ...pictures(6));
  await expectAccessible(page);

  await send.click();
  await expect(reviews.getByText(t('Review.thanks'))).toBeVisible();
  await expect(reviews.getByRole('article').getByText(t('Review.status.waiting'), { exact: true })).toBeVisible();
  expect(await backendCalls({ call: 'uploadFile' })).toHaveLength(5);

  const [review] = await mock.reviews(DONE);
  expect(review).toMatchObject({ rating: 4, comment: 'Quiet since the first evening.', status: 'waiting' });
  expect(review?.images).toHaveLength(5);
  await mock.decideReview(DONE, review?._id ?? '', 'approved');
  await page.reload();
  await expect(reviews.getByRole('article').getByText(t('Review.status.approved'), { exact: true })).toBeVisible();
  await reviews.getByRole('button', { name: t('Review.enlarge', { number: 5 }) }).click();
  const large = page.getByRole('dialog', { name: t('Lightbox.pictures') });
  await expect(large.getByText(t('Lightbox.picture', { number: 5, count: 5 }))).toBeVisible();
});

// @spec-1.7
test('a refund is asked for; the studio decides it @gate', async ({ page, path, t, mock, logIn, backendCalls }) => {
  await logIn(KAYAN);
  await page.goto(path(`/shop/main/order/${TWO_LINES}`));
  const refund = page.getByRole('region', { name: t('Refund.title') });
  const send = refund.getByRole('button', { name: t('Refund.send') });
  await expect(refund.getByText(t('Refund.none'))).toBeVisible();
  await refund.getByRole('button', { name: t('Refund.request') }).click();

  await send.click();
  await expect(refund.getByText(t('Review.serviceRequired'))).toBeVisible();
  await expect(refund.getByText(t('Form.required', { label: t('Refund.reason') }))).toBeVisible();
  await expectAccessible(page);
  await refund.getByRole('checkbox').nth(1).check();
  await refund.getByRole('textbox', { name: t('Refund.reason') }).fill('The inspection did not take place.');
  await choose(page, t('Upload.addPictures'), ...pictures(1));

  await send.click();
  await expect(refund.getByText(t('Refund.state.waiting'))).toBeVisible();
  await expect(send).toBeHidden();
  await expect(refund.getByText('The inspection did not take place.')).toBeVisible();
  expect((await backendCalls({ call: 'writeRefundRequest' })).at(-1)?.body).toMatchObject({
    reason: 'The inspection did not take place.',
    refund_items: [{ product_variant_id: 'svc-flat-inspection-300-500', qty: 1 }],
  });

  await mock.decideRefund(TWO_LINES, 'rejected');
  await page.reload();
  await expect(refund.getByText(t('Review.status.rejected'), { exact: true })).toBeVisible();
  await expect(refund.getByText(t('Refund.state.rejected'))).toBeVisible();
  await expect(refund.getByRole('button', { name: t('Refund.request') })).toBeHidden();
});
