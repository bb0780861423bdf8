import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN, logInHere } from './support/login-page.ts';

/** Long, with a table, a picture and links; who wrote it is known. */
const LONG = 'post-quotation-line-by-line';
const SHORT = 'post-dark-walls';

const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const hidesMore = (table: Locator) => table.evaluate((region) => region.scrollWidth > region.clientWidth);

test('a long article is read by its headings; its table scrolls by itself', async ({ page, path, t, isPhone }) => {
  await page.goto(path(`/posts/${LONG}`));
  const main = page.getByRole('main');
  const contents = main.getByRole('navigation', { name: t('RichText.contents') });
  if (isPhone) await contents.getByText(t('RichText.contents')).filter({ visible: true }).click();
  const entry = contents.getByRole('link').nth(3);
  const words = await entry.innerText();
  await entry.click();
  const heading = main.getByRole('heading', { level: 2, name: words, exact: true });
  await expect(heading).toBeInViewport();
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${await heading.getAttribute('id')}`);
  // the keyboard goes on from there: the heading's own link comes next
  await page.keyboard.press('Tab');
  await expect(heading.getByRole('link', { name: words, exact: true })).toBeFocused();

  const table = main.getByRole('region').filter({ has: page.getByRole('table') });
  await page.keyboard.press('Tab');
  await expect(table).toBeFocused();
  await expect(main.getByRole('figure').getByRole('img')).toHaveJSProperty('complete', true);
  expect(
    await main
      .getByRole('figure')
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await scrollsSideways(page), `sideways at ${width} px`).toBe(false);
    expect(await hidesMore(table), `table at ${width} px`).toBe(true);
  }
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test(
  'an article says who wrote it, when, and when it was changed; a short one has no list of headings',
  { tag: '@desktop' },
  async ({ page, path, t, mock, locale }) => {
    type Article = { author: { name: Record<string, string> }; updated_at: string };
    const { author, updated_at: updated } = (await (await fetch(`${mock.url}/posts/${SHORT}/details`)).json()) as Article;
    const main = page.getByRole('main');
    await page.goto(path(`/posts/${SHORT}`));
    const name = author.name[locale] ?? '';
    await expect(main.getByText(t('PostArticle.author', { name }), { exact: true })).toBeVisible();
    await expect(main.locator(`time[datetime="${updated}"]`)).toHaveText('07/11/2026 14:00');
    await expect(main.getByRole('navigation', { name: t('RichText.contents') })).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 2 }).first().getByRole('link')).toHaveCount(1);
    // without a name it is the studio's
    await page.goto(path('/posts/post-three-generations'));
    await expect(main.getByText(t('PostArticle.author', { name: 'Atelier HK' }), { exact: true })).toBeVisible();
  },
);

test('a guest comments where the backend allows it, and else comes back from the login with the words kept', async ({
  page,
  path,
  t,
  mock,
  expectProblems,
}) => {
  expectProblems(/review/, /403/);
  await page.goto(path(`/posts/${SHORT}`));
  const comments = page.getByRole('region', { name: t('Post.comments') });
  const field = comments.getByLabel(t('PostComments.yours'));
  const words = 'A member wrote this.';
  await field.fill('A guest wrote this.');
  await comments.getByRole('button', { name: t('PostComments.post') }).click();
  await expect(comments.getByRole('article').first()).toContainText('A guest wrote this.');
  await expect(field).toHaveValue('');
  await mock.fault({ path: '/posts/review', status: 403, times: 1 });
  await field.fill(words);
  await comments.getByRole('button', { name: t('PostComments.post') }).click();
  await expect(page).toHaveURL(/login\/email\?from=/);
  await logInHere(page, t, KAYAN);
  await expect(page).toHaveURL(/\/posts\/.*#comments$/);
  await expect(field).toHaveValue(words);
  await expect(comments).toBeInViewport();
  await comments.getByRole('button', { name: t('PostComments.post') }).click();
  await expect(comments.getByRole('article').first()).toContainText(words);
  await expect(field).toHaveValue('');
});
