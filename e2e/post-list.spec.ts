import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const PER_PAGE = 10;
/** In so many articles, in whichever language, that there are two pages of them. */
const COMMON = 'a';
const MATERIALS = 'post-cat-materials';
/** Not what the shop asks: the numbers that its pages must show. */
async function totalOf(backend: string, query: Record<string, string>): Promise<number> {
  const response = await fetch(`${backend}/posts/filter?${new URLSearchParams({ per_page: '1', ...query })}`);
  return ((await response.json()) as { total: number }).total;
}

test('article search; Back works @gate', { tag: '@each' }, async ({ page, path, t, mock, locale, backendCalls }) => {
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

  const more = page.getByRole('link', { name: t('Common.loadMore') });
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
  const { data } = (await (await fetch(`${mock.url}/posts/category/all`)).json()) as {
    data: { _id: string; title: { en: string; zh: string; cn: string } }[];
  };
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
