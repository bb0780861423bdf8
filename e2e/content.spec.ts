import { expect, expectAccessible, test } from './fixtures.ts';
import { ask } from './support/http.ts';

const TERMS = ['disclaimer', 'payment-terms-and-special-fees', 'privacy-policy', 'refund-policy', 'terms-and-conditions'];

test('the page about the studio', { tag: '@turns' }, async ({ page, path, t }) => {
  await page.goto(path('/about-us'));
  await expect(page.getByRole('heading', { level: 1, name: t('Content.aboutUs') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('Content.contactUs') })).toBeVisible();
  await expectAccessible(page);
});

test('the five terms pages are there without JavaScript, each with its own title', { tag: '@locales' }, async ({ page, path, t }) => {
  for (const slug of TERMS) {
    // one page after the other: one browser
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path(`/terms-of-service/${slug}`));
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('heading', { level: 1, name: t(`Content.${slug}`) })).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('navigation', { name: t('Content.termsOfService') }).getByRole('link', { name: t(`Content.${slug}`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await expectAccessible(page);
});

test('terms carry title, description, canonical and alternates in the HTML', { tag: '@once' }, async ({ baseURL }) => {
  const { body } = await ask(`${baseURL}/zh/terms-of-service/privacy-policy`);
  expect(body).toContain('rel="canonical"');
  expect(body.match(/<link rel="alternate" hreflang="/gi)).toHaveLength(4);
  expect(body).toMatch(/<meta name="description" content="[^"]{10,}"/);
});

test('from the list of articles to one of them and back', { tag: '@turns' }, async ({ page, path, t }) => {
  await page.goto(path('/posts'));
  await expect(page.getByRole('heading', { level: 1, name: t('Post.title') })).toBeVisible();
  await expectAccessible(page);
  const first = page.getByRole('main').getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: t('Post.related') })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('Post.title') })).toBeVisible();
});

test('an article can be read without JavaScript', { tag: '@once' }, async ({ baseURL, mock }) => {
  const list = (await (await fetch(`${mock.url}/posts/filter?per_page=1`)).json()) as { data: { _id: string; title: { en: string } }[] };
  const [post] = list.data;
  const { status, body } = await ask(`${baseURL}/posts/${post?._id}`);
  expect(status).toBe(200);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(body).toContain(post?.title.en ?? '');
  expect(body).toContain('rel="canonical"');
});
