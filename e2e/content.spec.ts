import { expect, expectAccessible, test } from './fixtures.ts';

const TERMS = [
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'terms-and-conditions',
];

// @spec-1.16 @spec-2.3
test('the page about the studio', async ({ page, path, t }) => {
  await page.goto(path('/about-us'));
  await expect(page.getByRole('heading', { level: 1, name: t('Content.aboutUs') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('Content.contactUs') })).toBeVisible();
  await expectAccessible(page);
});

// @spec-1.12 @spec-2.9
test(
  'the five terms pages are there without JavaScript, each with its own title',
  { tag: '@desktop' },
  async ({ page, path, t }) => {
    for (const slug of TERMS) {
      // one page after the other: one browser
      await page.goto(path(`/terms-of-service/${slug}`));
      await expect(page.getByRole('heading', { level: 1, name: t(`Content.${slug}`) })).toBeVisible();
      await expect(
        page
          .getByRole('navigation', { name: t('Content.termsOfService') })
          .getByRole('link', { name: t(`Content.${slug}`) }),
      ).toHaveAttribute('aria-current', 'page');
    }
    await expectAccessible(page);
  },
);

test(
  'terms say when they were changed, are read by their headings, and never scroll sideways',
  { tag: '@each' },
  async ({ page, path, t, isPhone }) => {
    await page.goto(path('/terms-of-service/payment-terms-and-special-fees'));
    const main = page.getByRole('main');
    await expect(main.locator('time[datetime="2026-08-15T02:00:00.000Z"]')).toHaveText('15/08/2026 10:00');
    const contents = main.getByRole('navigation', { name: t('RichText.contents') });
    if (isPhone) await contents.getByText(t('RichText.contents')).filter({ visible: true }).click();
    const last = contents.getByRole('link').last();
    const words = await last.innerText();
    await last.click();
    await expect(main.getByRole('heading', { level: 2, name: words, exact: true })).toBeInViewport();
    const table = main.getByRole('region').filter({ has: page.getByRole('table') });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
    await expectAccessible(page);
    await page.goto(path('/about-us'));
    await expect(main.locator('time[datetime="2026-09-01T02:00:00.000Z"]')).toHaveText('01/09/2026 10:00');
  },
);

test(
  'a page that staff took away is not found; one that cannot be had offers another try',
  { tag: '@once' },
  async ({ page, path, t, shopWith, expectProblems }) => {
    expectProblems(/response: (404|50[02])/, /console: /, /page error: /);
    const { shop, client } = await shopWith({}, { ownMock: true });
    const CALL = '/contents/slug/{slug}/latest';
    await client.fault({ path: CALL, status: 404, times: 2 });
    expect((await fetch(`${shop.url}/terms-of-service/disclaimer`)).status).toBe(404);
    await client.clearFaults();
    await client.fault({ path: CALL, status: 500 });
    await page.goto(shop.url + path('/terms-of-service/refund-policy'));
    await expect(page.getByText(t('Error.errorTitle'))).toBeVisible();
    await client.clearFaults();
    await page.getByRole('button', { name: t('Error.retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('Content.refund-policy') })).toBeVisible();
  },
);

test('from the list of articles to one of them and back', async ({ page, path, t }) => {
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
  const list = (await (await fetch(`${mock.url}/posts/filter?per_page=1`)).json()) as {
    data: { _id: string; title: { en: string } }[];
  };
  const [post] = list.data;
  // the address without a slug leads to the one with it
  const answer = await fetch(`${baseURL}/posts/${post?._id}`);
  const body = await answer.text();
  expect(answer.status).toBe(200);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(body).toContain(post?.title.en ?? '');
  expect(body).toContain('rel="canonical"');
});
