import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

/** Long, with a table, a picture and links; who wrote it is known. */
const LONG = 'post-quotation-line-by-line';

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const hidesMore = (table: Locator) => table.evaluate((region) => region.scrollWidth > region.clientWidth);

test('a long article has headings to read by @gate', { tag: '@each' }, async ({ page, path, t, isPhone }) => {
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
    expect(await hidesMore(table), `table at ${width} px`).toBe(false);
  }
  const column = await table.getByRole('columnheader').nth(1).textContent();
  const label = (cell: Element) => getComputedStyle(cell, '::before').content;
  expect(await table.getByRole('row').nth(1).getByRole('cell').nth(1).evaluate(label)).toBe(`"${column}"`);
  await expectAccessible(page);
});

/** With a comparison, a table of costs and links to services. */
const PROJECT = 'post-keys-to-breakfast';

test('a project compares and says what it cost', { tag: '@each' }, async ({ page, path, t, mock, locale, isPhone }) => {
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
  const total = facts.map(({ value }) => value.en).find((value) => value?.startsWith('HK$'));
  await expect(cost.getByRole('row').last()).toContainText(total!);
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
  await mentions.getByRole('link', { name: title[locale] ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(PROJECT));
});
