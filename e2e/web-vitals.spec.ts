import { expect, type Page, test } from './fixtures.ts';
import { giveSign } from './support/person.ts';

type Line = Record<string, unknown>;
const linesIn = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.includes('"msg":"web vitals"'))
    .map((line) => JSON.parse(line) as Line);

/** Opens the list of articles, follows a link, and leaves. @returns where the link led */
async function visit(page: Page, url: string): Promise<string> {
  await page.goto(`${url}?from=someone@example.hk`);
  await giveSign(page);
  await expect(page.locator('body > [data-hydrated="false"], header [data-hydrated="false"]')).toHaveCount(0);
  const card = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const name = await card.innerText();
  await card.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const article = page.url();
  await page.goto('about:blank');
  return article;
}

test('a visit is a line for each of its pages where WEB_VITALS is on', async ({
  shopWith,
  page,
  path,
  locale,
  isPhone,
}) => {
  const { shop } = await shopWith({ WEB_VITALS: 'on' });
  const lines = () => linesIn(shop.program.output());
  const NUMBER: unknown = expect.any(Number);
  const every = { language: locale, device: isPhone ? 'phone' : 'desktop', LCP: NUMBER, CLS: NUMBER, FCP: NUMBER };
  const article = await visit(page, shop.url + path('/posts'));
  await expect
    .poll(lines)
    .toContainEqual(
      expect.objectContaining({ ...every, route: '/posts', navigation: 'navigate', INP: NUMBER, TTFB: NUMBER }),
    );
  // Chromium often takes a page that a link led to for part of the one before: this one is loaded
  await page.goto(article);
  await giveSign(page);
  await expect(page.locator('body > [data-hydrated="false"], header [data-hydrated="false"]')).toHaveCount(0);
  await page.goto('about:blank');
  await expect
    .poll(lines)
    .toContainEqual(
      expect.objectContaining({ ...every, route: '/posts/:id/:slug?', navigation: 'navigate', TTFB: NUMBER }),
    );
  // no id, no address, no path
  const fields = new Set(lines().flatMap((line) => Object.keys(line)));
  expect([...fields].toSorted()).toEqual(
    'CLS FCP INP LCP TTFB device language level msg navigation route time'.split(' '),
  );
  expect(shop.program.output()).not.toContain('someone@example.hk');
});
