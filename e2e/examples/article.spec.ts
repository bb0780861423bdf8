import { expect, test } from '../fixtures.ts';

test.use({ beginAs: 'member-with-points' });

test('an article is liked and commented on', { tag: '@once' }, async ({ shop, page, t, mock }) => {
  await shop.open('/posts/post-dark-walls');
  await page.getByRole('main').getByRole('button', { name: /^Like/ }).click();
  await expect.poll(async () => (await mock.requests({ call: 'likePost' })).map(({ status }) => status)).toEqual([200]);

  const comments = page.getByRole('region', { name: t('Post.comments') });
  await comments.getByLabel(t('PostComments.yours')).fill('The north light is exactly like this.');
  await comments.getByRole('button', { name: t('PostComments.post') }).click();
  await expect(comments.getByRole('article').first()).toContainText('The north light is exactly like this.');
});
