import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

/** Two comments; not one of those that the demo account likes. */
const ARTICLE = 'post-dark-walls';

// @spec-1.10
test('an article is liked and commented on @gate', async ({ page, path, t, mock, logIn, backendCalls }) => {
  await logIn(KAYAN);
  const { liked_account_ids: likers } = (await (await fetch(`${mock.url}/posts/${ARTICLE}/details`)).json()) as {
    liked_account_ids: string[];
  };
  const like = (more: number) =>
    page.getByRole('button', { name: t('PostLike.like', { count: likers.length + more }), exact: true });
  await page.goto(path(`/posts/${ARTICLE}`));

  await like(0).click();
  await expect(like(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await backendCalls({ call: 'likePost' })).map(({ status }) => status)).toEqual([200]);

  const comments = page.getByRole('region', { name: t('Post.comments') });
  const field = comments.getByLabel(t('PostComments.yours'));
  const post = comments.getByRole('button', { name: t('PostComments.post') });
  const words = 'We painted ours 2 years ago.';
  await post.click();
  await expect(comments.getByText(t('Form.required', { label: t('PostComments.yours') }))).toBeVisible();
  await expectAccessible(page);
  await field.fill(words);
  await post.click();
  await expect(comments.getByText(t('PostComments.count', { count: 3 }), { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(comments.getByRole('article').first()).toContainText(words);

  // the page was kept from before; what it shows is as it is now
  await page.reload();
  await expect(like(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(comments.getByRole('article').first()).toContainText(words);
});

test(
  'a cart says what goes with it and where to collect; without either it stands',
  { tag: '@once' },
  async ({ page, path, t, mock, logIn, expectProblems }) => {
    expectProblems(/related-products-urls|warehouses/, /500/);
    await logIn(KAYAN);
    await mock.fault({ path: '/stores/{store_id}/shopping-cart/related-products-urls', status: 500, times: 2 });
    await mock.fault({ path: '/stores/{store_id}/warehouses/all', status: 500, times: 2 });
    const collect = page.getByRole('radio', { name: 'Collect from the studio' });
    const places = page.getByRole('region', { name: t('Checkout.pickUpPlaces') });
    const related = page.getByRole('region', { name: t('Common.related') });
    await page.goto(path('/shop/main/cart'));
    await collect.check();
    await expect.poll(async () => (await mock.requests({ call: 'getWarehouses' })).length).toBe(2);
    await expect(places).toHaveCount(0);
    await expect(related).toHaveCount(0);
    await page.reload();
    await expect(related.getByRole('listitem')).toHaveCount(4);
    await related.getByText(t('CatalogCard.more', { count: 8 })).click();
    await expect(related.getByRole('listitem')).toHaveCount(12);
    await collect.check();
    await expect(places.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
  },
);
