import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { giveSign, latePartsAreThere } from './support/person.ts';
import { KAYAN } from './support/login-page.ts';
import { PAGES } from './sweeps/pages.ts';
import { atRest, watchRequests } from './visual/stable-page.ts';

const SERVICE = '/shop/main/product/svc-window-seat';
/** Pages with texts of the backend. */
const ROUTES = [
  ...PAGES.filter(({ visitors }) => visitors.includes('member')).map(({ path }) => path),
  '/shop/main/product?category=cat-bathrooms',
  '/shop/main/product?keyword=zzzz',
  '/nothing',
];

const styleOf = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);
/** The bounds of an element that is laid out. */
async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not laid out.');
  return box;
}

test('no text of the backend widens a page, though it is one word without a break', async ({
  page,
  path,
  shopWith,
  expectProblems,
}) => {
  test.setTimeout(180_000);
  // URLs of pictures and pages are words, too
  expectProblems(/40[04]|Failed to load resource/);
  const { shop, client } = await shopWith({}, { ownMock: true });
  // the smallest that pages are made for
  await page.setViewportSize({ width: 320, height: 640 });
  const requests = watchRequests(page);
  await page.context().request.post(`${shop.url}/api/auth/login`, {
    data: { type: 'EMAIL', login_id: KAYAN.email, password: KAYAN.password },
  });
  await client.sayEverywhere('Kitchencabinetrefurbishment2026'.repeat(2));
  for (const route of ROUTES)
    await test.step(route, async () => {
      await page.goto(shop.url + path(route));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await atRest(page, requests);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(320);
    });
});

test.describe('with the colours of a contrast theme', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  const ground = (element: Locator, pseudo?: string) => styleOf(element, 'background-color', pseudo);

  test('what is chosen looks different', { tag: '@once' }, async ({ page, path, t, logIn }) => {
    await logIn(KAYAN);
    await page.goto(path(SERVICE));
    const pill = (name: RegExp) => page.getByRole('radio', { name }).locator('+ span');
    await expect(page.getByRole('radio', { name: /^4 ft/ })).toBeChecked();
    expect(await ground(pill(/^4 ft/))).not.toBe(await ground(pill(/^6 ft/)));
    await page.setViewportSize({ width: 390, height: 844 });
    const thumb = (number: number) => page.getByRole('link', { name: t('Lightbox.picture', { number, count: 4 }) });
    await expect(thumb(1)).toHaveAttribute('aria-current', 'true');
    expect(await styleOf(thumb(1), 'outline-style')).toBe('solid');
    expect(await styleOf(thumb(2), 'outline-style')).toBe('none');
    await page.setViewportSize({ width: 1430, height: 900 });
    // the logo on the dark footer, which is not dark there
    expect(await styleOf(page.getByRole('contentinfo').getByRole('img').first(), 'color')).toBe(
      await styleOf(page.locator('body'), 'color'),
    );

    await page.goto(path('/shop/main/order/order-269103'));
    const step = (state: string) => page.locator(`li[data-state="${state}"]`).first();
    await expect(step('now')).toBeVisible();
    expect(await ground(step('now'), '::before')).not.toBe(await ground(step('todo'), '::before'));
    await page.goto(path('/account/vouchers'));
    const current = page.getByRole('navigation').locator('a[aria-current=page]:visible').last();
    const other = page.getByRole('navigation').locator('li a:not([aria-current]):visible').last();
    expect(await styleOf(current, 'border-inline-start-color')).not.toBe(
      await styleOf(other, 'border-inline-start-color'),
    );
  });
});

// @spec-2.25
test('the way to the top shows on the way up only', { tag: '@each' }, async ({ page, path, t, isPhone }) => {
  await page.goto(path('/'));
  const toTop = page.getByRole('link', { name: t('Layout.toTop') });
  // its listener is there once the page is hydrated
  await giveSign(page);
  await latePartsAreThere(page);
  // until the page has been told: the events of two moves in one frame are one
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      window.scrollTo(0, y);
      await scrolled;
    }, top);
  await scrollTo(2000);
  await expect(toTop).toHaveCSS('opacity', '0');
  await scrollTo(1800);
  await expect(toTop).toHaveCSS('opacity', '1');
  const { width, height } = await boxOf(toTop);
  expect([width, height]).toEqual([40, 40]);
  await scrollTo(1900);
  await expect(toTop).toHaveCSS('opacity', '0');
  await scrollTo(1700);
  await expect(toTop).toHaveCSS('opacity', '1');
  // where it is: a click on the link would first scroll it out of the room for bars, and the way down hides it
  const { x, y } = await boxOf(toTop);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto(path(SERVICE));
  if (isPhone) await expect(toTop).toBeHidden();
  else await expect(toTop).toBeAttached();
});

// @spec-2.24
test('the footer has logo, company, address and the ways on', { tag: '@desktop' }, async ({ page, path, t }) => {
  await page.goto(path('/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img').first()).toBeVisible();
  await expect(footer.getByText(/2018/)).toBeVisible();
  for (const network of ['Instagram', 'Facebook', 'WhatsApp'])
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
  await expect(footer.getByText(/1203/)).toBeVisible();
  await expect(footer.getByRole('link', { name: '+852 0000 0000' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'studio@example.hk' })).toBeVisible();
  expect(await footer.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(3);
  await expect(footer.getByText(t('Layout.poweredBy', { name: 'Atelier HK Online' }))).toBeVisible();
});
