import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ask } from './support/http.ts';
import { KAYAN, logInHere } from './support/login-page.ts';

/** Long, with a table, a picture and links; who wrote it is known. */
const LONG = 'post-quotation-line-by-line';
const SHORT = 'post-dark-walls';

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const hidesMore = (table: Locator) => table.evaluate((region) => region.scrollWidth > region.clientWidth);

test(
  'a long article is read by its headings; its table scrolls by itself',
  { tag: '@each' },
  async ({ page, path, t, isPhone }) => {
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
  },
);

test(
  'an article says who wrote it, when, and when it was changed; a short one has no list of headings',
  { tag: '@desktop' },
  async ({ page, path, t, mock, locale }) => {
    type Article = { author: { name: Record<string, string> }; updated_at: string };
    const { author, updated_at: updated } = (await (
      await fetch(`${mock.url}/posts/${SHORT}/details`)
    ).json()) as Article;
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

/** With a comparison, a table of costs and links to services. */
const PROJECT = 'post-keys-to-breakfast';

test(
  'a project compares before and after, says what it cost, and leads to its services and back',
  { tag: '@each' },
  async ({ page, path, t, mock, locale, isPhone }) => {
    type Project = {
      title: Record<string, string>;
      facts: { title: Record<string, string>; value: Record<string, string> }[];
    };
    const { title, facts } = (await (await fetch(`${mock.url}/posts/${PROJECT}/details`)).json()) as Project;
    await page.goto(path(`/posts/${PROJECT}`));
    const main = page.getByRole('main');
    for (const { title: name, value } of facts) {
      await expect(main.getByRole('term').filter({ hasText: name[locale] ?? '' })).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: value[locale] ?? '' })).toBeVisible();
    }

    const slider = page.getByRole('slider', { name: t('RichText.compare') });
    const comparison = main.getByRole('figure').filter({ has: slider });
    const [before, after] = await comparison.getByRole('img').all();
    await slider.scrollIntoViewIfNeeded();
    const shareOf = () =>
      comparison.evaluate((figure) =>
        Number.parseFloat(
          getComputedStyle(figure.querySelector('span + span') ?? figure)
            .clipPath.split(' ')
            .at(-1) ?? '',
        ),
      );
    await expect.poll(shareOf).toBe(50);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(shareOf).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(shareOf).toBe(1);
    // the pictures lie upon each other, as large as one
    expect(await after?.boundingBox()).toEqual(await before?.boundingBox());
    const box = await slider.boundingBox();
    await slider.click({ position: { x: (box?.width ?? 0) * 0.75, y: 30 } });
    await expect.poll(shareOf).toBeGreaterThan(60);
    await expectAccessible(page);

    const cost = main.getByRole('region').filter({ has: page.getByRole('table') });
    await expect(cost.getByRole('row').last()).toContainText('HK$786,000');
    if (isPhone) {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await scrollsSideways(page)).toBe(false);
      expect(await hidesMore(cost)).toBe(true);
    }

    const services = main.getByRole('region', { name: t('Post.projectServices') });
    await expect(services.getByRole('listitem')).toHaveCount(5);
    await services.getByRole('link').last().click();
    await expect(page).toHaveURL(/svc-window-seat/);
    const mentions = main.getByRole('region', { name: t('Post.mentions') });
    await expect(mentions.getByRole('listitem')).toHaveCount(2);
    const card = mentions.getByRole('listitem').filter({ hasText: title[locale] ?? '' });
    for (const { value } of facts) await expect(card).toContainText(value[locale] ?? '');
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await mentions.getByRole('link', { name: title[locale] ?? '', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(PROJECT));
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'before and after stand beside each other, with their words',
    { tag: '@once' },
    async ({ page, path, expectProblems }) => {
      // scripts count as blocked by policy
      expectProblems(/csp/);
      await page.goto(path(`/posts/${PROJECT}`));
      const images = page
        .getByRole('main')
        .getByRole('figure')
        .getByRole('img', { name: /^(Before|After): / });
      await expect(images).toHaveCount(2);
      await expect(page.getByRole('main').getByRole('slider')).toHaveCount(0);
      const [before, after] = await Promise.all([images.first().boundingBox(), images.last().boundingBox()]);
      expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? Infinity));
      await expect(page.getByText('Before', { exact: true })).toBeVisible();
      await expect(page.getByText('After', { exact: true })).toBeVisible();
    },
  );
});

test(
  'the first page of a service does not wait for the articles that link to it: it has them soon, and what was changed after the webhook',
  {
    tag: '@once',
  },
  async ({ shopWith }) => {
    test.setTimeout(90_000);
    const { shop, client } = await shopWith({}, { ownMock: true });
    const SERVICE = `${shop.url}/shop/main/product/svc-window-seat/window-seat`;
    const mentionsIn = async (): Promise<string[]> => {
      const { body } = await ask(SERVICE);
      const list = /<section[^>]*aria-labelledby="mentions".*?<\/section>/s.exec(body)?.[0] ?? '';
      return [...list.matchAll(/href="\/posts\/([^/"]+)/g)].map(([, id = '']) => id);
    };

    const held = await client.hold({ call: 'getPost' });
    const { status, body } = await ask(SERVICE);
    expect([status, body.includes('id="mentions"')]).toEqual([200, false]);
    expect((await client.requests()).length, 'calls for the first page').toBeLessThanOrEqual(8);
    await held.release();
    await expect.poll(mentionsIn, { timeout: 30_000 }).toHaveLength(2);

    const [first = ''] = await mentionsIn();
    await client.clearRequests();
    await client.patchPost(first, { body: { en: '<p>About nothing that can be booked.</p>', zh: '', cn: '' } });
    const authorization = { Authorization: 'Bearer demo-revalidate-secret', 'Content-Type': 'application/json' };
    await fetch(`${shop.url}/api/revalidate`, {
      method: 'POST',
      headers: authorization,
      body: JSON.stringify({ tags: ['posts'] }),
    });
    await expect.poll(mentionsIn, { timeout: 30_000 }).not.toContain(first);
    expect((await client.requests({ call: 'getPost' })).map(({ path }) => path)).toEqual([`/posts/${first}/details`]);
  },
);

test(
  'articles that cannot be read leave the page of a service whole; unknown services are no cards',
  { tag: '@once' },
  async ({ shopWith }) => {
    test.setTimeout(60_000);
    const { shop, client } = await shopWith({}, { ownMock: true });
    const fault = await client.fault({ path: '/posts/filter', status: 500 });
    expect(fault).toBeDefined();
    const { status, body } = await ask(`${shop.url}/shop/main/product/svc-window-seat/window-seat`);
    expect(status).toBe(200);
    expect(body).toContain('id="reviews"');
    expect(body).not.toContain('id="mentions"');
    await client.clearFaults();

    const links = ['svc-window-seat', 'svc-gone', 'svc-window-seat', 'svc-tv-wall'].map(
      (id) => `<a href="/shop/main/product/${id}">${id}</a>`,
    );
    await client.patchPost(SHORT, { body: { en: `<p>${links.join(' ')}</p>` } });
    await client.fault({ path: '/stores/*/product-management/products/svc-tv-wall/details', status: 500 });
    const article = await ask(`${shop.url}/posts/${SHORT}/dark-walls-in-a-north-facing-flat`);
    expect([...article.body.matchAll(/<li [^>]*data-product="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'svc-window-seat',
    ]);
  },
);
