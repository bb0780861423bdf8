import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { compose } from './support/input-method.ts';

const PER_PAGE = 10;
/** In so many articles that there are two pages of them, in any language of the page: the backend looks into all texts. */
const COMMON = 'a';
const MATERIALS = 'post-cat-materials';
const NO_POSTS = { data: [], total: 0, per_page: PER_PAGE, current_page: 1, next_page_url: null };
/** Not what the shop asks: the numbers that its pages must show. */
async function totalOf(backend: string, query: Record<string, string>): Promise<number> {
  const answer = await fetch(`${backend}/posts/filter?${new URLSearchParams({ per_page: '1', ...query })}`);
  return ((await answer.json()) as { total: number }).total;
}

test('articles are searched, more are loaded, and Back finds the place', async ({ page, path, t, mock, locale, backendCalls }) => {
  const total = await totalOf(mock.url, { keyword: COMMON });
  const inCategory = await totalOf(mock.url, { keyword: COMMON, category_ids: MATERIALS });
  expect(total).toBeGreaterThan(PER_PAGE);
  const cards = page.getByRole('main').getByRole('article');
  const field = page.getByRole('main').getByRole('searchbox', { name: t('PostSearch.label') });

  await page.goto(path('/posts'));
  await expect(cards).toHaveCount(PER_PAGE);
  await expectAccessible(page);
  await field.fill(` ${COMMON} `);
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('PostSearch.found', { count: total }) })).toBeVisible();
  await expect(field).toHaveValue(COMMON);
  await expect(cards).toHaveCount(PER_PAGE);
  await expectAccessible(page);

  const more = page.getByRole('link', { name: t('Post.loadMore') });
  await more.click();
  await expect(cards).toHaveCount(total);
  await expect(page).toHaveURL(/\/posts\?keyword=a&page=2$/);
  // the last page takes the link away: the focus is with what came
  await expect(more).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.querySelectorAll('article').length)).toBe(total - PER_PAGE);
  expect((await backendCalls({ call: 'getPosts' })).at(-1)?.query).toEqual({
    per_page: '10',
    page: '2',
    logic_gate: 'OR',
    slug: 'recommended',
    keyword: COMMON,
  });

  const last = cards.last().getByRole('link');
  const name = await last.innerText();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(total);
  await expect(cards.last()).toBeInViewport();
  await page.reload();
  await expect(cards).toHaveCount(total);

  // a category takes the keyword along; without the keyword the category stays
  const { data } = (await (await fetch(`${mock.url}/posts/category/all`)).json()) as { data: { _id: string; title: { en: string; zh: string; cn: string } }[] };
  const category = textIn(data.find(({ _id }) => _id === MATERIALS)?.title, locale);
  await page
    .getByRole('navigation', { name: t('Post.categories') })
    .getByRole('link', { name: category, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: category, exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?category=${MATERIALS}&keyword=a$`));
  await expect(cards).toHaveCount(inCategory);
  await page.getByRole('link', { name: t('PostSearch.remove', { keyword: COMMON }) }).click();
  await expect(page).toHaveURL(new RegExp(`\\?category=${MATERIALS}$`));
  await expect(field).toHaveValue('');
});

test('a Chinese word is composed in peace and then looked for', async ({ page, path, t }) => {
  await page.goto(path('/posts'));
  const before = page.url();
  const field = page.getByRole('main').getByRole('searchbox', { name: t('PostSearch.label') });
  await field.click();
  await compose(page, ['x', 'xiang', '橡', '橡mu'], '橡木', async () => {
    await expect(field).toHaveValue('橡mu');
    expect(page.url()).toBe(before);
  });
  await expect(field).toHaveValue('橡木');
  expect(page.url()).toBe(before);
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=%E6%A9%A1%E6%9C%A8$/);
  await expect(page.getByRole('link', { name: t('PostSearch.remove', { keyword: '橡木' }) })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles are searched and all of them reached', { tag: '@once' }, async ({ page, path, t, mock, expectProblems }) => {
    // scripts count as blocked by policy
    expectProblems(/csp/);
    const [all, found] = await Promise.all([totalOf(mock.url, {}), totalOf(mock.url, { keyword: COMMON, category_ids: MATERIALS })]);
    const cards = page.getByRole('main').getByRole('article');
    await page.goto(path('/posts'));
    await page.getByRole('link', { name: t('Post.loadMore') }).click();
    await expect(page).toHaveURL(/\/posts\?page=2$/);
    await expect(cards).toHaveCount(Math.min(all, 2 * PER_PAGE));

    await page.goto(path(`/posts?category=${MATERIALS}`));
    await page.getByRole('searchbox', { name: t('PostSearch.label') }).fill(COMMON);
    await page.getByRole('button', { name: t('PostSearch.submit'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?category=${MATERIALS}&keyword=a$`));
    await expect(cards).toHaveCount(found);
    await expect(page.getByRole('heading', { level: 1, name: 'Materials' })).toBeVisible();
  });
});

test('whatever is looked for: nothing found says where else, and nothing runs', { tag: '@once' }, async ({ page, path, t, mock }) => {
  await page.goto(path('/posts?category=post-cat-small-flats&keyword=zzzz'));
  await expect(page.getByRole('heading', { name: t('PostSearch.none') })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: t('PostSearch.inServices') })).toHaveAttribute('href', '/shop/main/product?keyword=zzzz');

  const hostile = '<script>window.hit=1</script>"\'%00\u202Eé𠮷';
  for (const keyword of ['x'.repeat(10_000), hostile, '%', '\\', '😀'.repeat(200)]) {
    const response = await page.goto(path(`/posts?keyword=${encodeURIComponent(keyword)}`));
    expect(response?.status(), keyword.slice(0, 20)).toBe(200);
    await expect(page.getByRole('heading', { name: t('PostSearch.none') })).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no sideways scroll').toBe(true);
  }
  await page.goto(path('/posts?category=post-cat-case-notes&keyword=waterproof'));
  await page.getByRole('link', { name: t('PostSearch.elsewhere', { count: await totalOf(mock.url, { keyword: 'waterproof' }) }) }).click();
  await expect(page).toHaveURL(/\/posts\?keyword=waterproof$/);
});

test('which lists of articles are for search engines, and which are kept', { tag: '@once' }, async ({ baseURL }) => {
  const canonical = /<link rel="canonical" href="([^"]*)"/;
  for (const [path, stands, isIndexed] of [
    ['/posts', '/posts', true],
    ['/posts?page=2', '/posts', true],
    ['/posts?page=99', '/posts', true],
    ['/zh/posts?category=post-cat-materials', '/zh/posts?category=post-cat-materials', true],
    ['/cn/posts?category=post-cat-materials&page=2', '/cn/posts?category=post-cat-materials', true],
    ['/posts?keyword=', '/posts', true],
    ['/posts?keyword=oak', '/posts', false],
    ['/zh/posts?keyword=oak&category=post-cat-materials&page=2', '/zh/posts?category=post-cat-materials', false],
  ] as const) {
    const response = await fetch(baseURL + path);
    const html = await response.text();
    expect.soft(response.status, path).toBe(200);
    expect.soft(new URL(canonical.exec(html)?.[1] ?? '', baseURL).href, path).toBe(new URL(stands, baseURL).href);
    expect.soft(/<meta name="robots" content="noindex, follow"/.test(html), path).toBe(!isIndexed);
    expect.soft(/nonce/.test(response.headers.get('content-security-policy') ?? ''), path).toBe(!isIndexed);
    expect.soft(/no-store/.test(response.headers.get('cache-control') ?? ''), path).toBe(!isIndexed);
  }
  for (const path of [
    '/posts?category=none',
    '/posts?category=none&keyword=oak',
    '/posts?category=../x',
    '/listing/posts/search',
    '/listing/posts/-/2',
    '/zh/listing/posts/-/2',
  ])
    expect.soft((await fetch(baseURL + path)).status, path).toBe(404);
});

test('articles that cannot be had, that come on another try, and that are none', { tag: '@once' }, async ({ page, t, shopWith, expectProblems }) => {
  expectProblems(/posts/, /React error|minified/i);
  const { shop, client } = await shopWith({}, { ownMock: true });
  await client.fault({ path: '/posts/filter', status: 500 });
  for (const path of ['/posts', '/posts?keyword=oak']) {
    expect((await page.goto(shop.url + path))?.status(), path).toBe(500);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText(t('Error.errorTitle'))).toBeVisible();
  }
  await client.clearFaults();
  await page.getByRole('button', { name: t('Error.retry') }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  // the categories alone: the articles stand without them
  await client.fault({ path: '/posts/category/all', status: 500 });
  await page.goto(`${shop.url}/posts?keyword=marble`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await client.clearFaults();

  await page.goto(`${shop.url}/posts`);
  const cards = page.getByRole('main').getByRole('article');
  await client.fault({ path: '/posts/filter', status: 500, times: 2 });
  await page.getByRole('link', { name: t('Post.loadMore') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(cards).toHaveCount(PER_PAGE);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Ui.retry') })
    .click();
  await expect.poll(() => cards.count()).toBeGreaterThan(PER_PAGE);

  await client.fault({ path: '/posts/filter', body: NO_POSTS });
  await page.goto(`${shop.url}/posts?category=${MATERIALS}`);
  await expect(page.getByRole('heading', { name: t('Post.none') })).toBeVisible();
  await expectAccessible(page);
});
