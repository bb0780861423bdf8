import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, type Page, test } from './fixtures.ts';
import { addButton } from './support/requests.ts';

const WIDTH = { en: '6 ft', zh: '6 呎', cn: '1.8 米' };
const FINISH = { en: 'White lacquer', zh: '白色焗漆', cn: '白色烤漆' };

/** As over a slow network: scripts come when they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose HTML is there before its scripts. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('what is chosen before the page has scripts stays', { tag: '@each' }, async ({ page, path, t, locale, mock }) => {
  const release = await openWithoutScripts(page, path('/shop/main/product/svc-window-seat'));
  const width = page.getByRole('main').getByRole('radio', { name: textIn(WIDTH, locale) });
  const finish = page.getByRole('main').getByRole('radio', { name: textIn(FINISH, locale) });
  const quantity = page
    .getByRole('main')
    .getByRole('textbox', { name: new RegExp(t('CatalogDetail.quantity', { name: '' }).trim()) });
  await width.check();
  await finish.check();
  await quantity.fill('3');
  release();
  await expect(page).toHaveURL(/\?variant=svc-window-seat-6ft-white/);
  await expect(width).toBeChecked();
  await expect(finish).toBeChecked();
  await expect(quantity).toHaveValue('3');
  await addButton(page, t).click();
  await expect.poll(async () => (await mock.requests({ call: 'addToCart' })).length).toBe(1);
  const [added] = await mock.requests({ call: 'addToCart' });
  expect(added?.body).toMatchObject({ product_variant_id: 'svc-window-seat-6ft-white', qty: 3 });
});

test('what was chosen early and does not go together is asked about', async ({ page, path, t, locale, isPhone }) => {
  const over60 = textIn({ en: 'Over 60 sq ft', zh: '60 平方呎以上', cn: '5.6 平方米以上' }, locale);
  const black = textIn({ en: 'Matt black', zh: '啞黑', cn: '哑光黑' }, locale);
  const release = await openWithoutScripts(page, path('/shop/main/product/svc-bathroom-renovation'));
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: over60 }).check();
  await main.getByRole('radio', { name: black }).check();
  release();
  await expect(main.getByText(t('CatalogDetail.notTogether', { choice: black, value: over60 }))).toBeVisible();
  await expect(main.getByRole('radio', { name: over60 })).toBeChecked();
  await expect(main.getByRole('radio', { name: black })).not.toBeChecked();
  await expect(page).toHaveURL(/variant=svc-bathroom-renovation-over-60-chrome$/);
  // it can be answered where it stands, above a phone's bar
  const keep = page.getByRole('button', { name: t('CatalogDetail.keepValue', { value: over60 }) });
  await expect(keep).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('region', { name: t('CatalogDetail.book') });
  if (isPhone && (await bar.isVisible())) {
    const [above, below] = [await keep.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await expectAccessible(page);
  await keep.click();
  await expect(main.getByRole('radio', { name: over60 })).toBeChecked();
});

const CLICKS: [when: string, open: (page: Page, path: string) => Promise<() => void>][] = [
  ['before the scripts', openWithoutScripts],
  [
    'as the first sign',
    async (page, path) => {
      await page.goto(path, { waitUntil: 'load' });
      return holdScripts(page);
    },
  ],
];

for (const [when, open] of CLICKS)
  test(`a click that comes ${when} shows that it was heard, and is done`, async ({ page, path, t, mock }) => {
    const release = await open(page, path('/shop/main/product/svc-window-seat'));
    const add = addButton(page, t);
    const running = () =>
      add.evaluate((button) => button.getAnimations().filter(({ playState }) => playState === 'running').length);
    await add.click();
    expect(await running()).toBe(1);
    expect(await mock.requests({ call: 'addToCart' })).toEqual([]);
    release();
    await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) })).toBeAttached();
    await expect.poll(async () => (await mock.requests({ call: 'addToCart' })).length).toBe(1);
    expect(await running()).toBe(0);
  });

test('a button is clicked that moves while it is pressed, as the page hydrates', async ({ page, path, t, mock }) => {
  const variant = 'svc-whole-home-renovation-over-800-standard';
  const release = await openWithoutScripts(
    page,
    path(`/shop/main/product/svc-whole-home-renovation?variant=${variant}`),
  );
  const add = addButton(page, t);
  await add.hover();
  const before = await add.boundingBox();
  await page.mouse.down();
  release();
  // the option of the address has another price and summary
  await expect.poll(async () => (await add.boundingBox())?.y).not.toBe(before?.y);
  await page.mouse.up();
  await expect
    .poll(async () => (await mock.requests({ call: 'addToCart' })).map(({ body }) => body))
    .toMatchObject([{ product_variant_id: variant, qty: 1 }]);
});

test('a click before the scripts opens the pictures', async ({ page, path, t }) => {
  const release = await openWithoutScripts(page, path('/shop/main/product/svc-window-seat'));
  await page.getByRole('button', { name: t('CatalogDetail.enlarge') }).click();
  release();
  await expect(page.getByRole('dialog', { name: t('Lightbox.pictures') })).toBeVisible();
});

test('a picture that is chosen before the scripts is the current one', async ({ page, path, t }) => {
  const release = await openWithoutScripts(page, path('/shop/main/product/svc-window-seat'));
  const second = page.getByRole('link', { name: t('Lightbox.picture', { number: 2, count: 4 }) });
  await second.click();
  release();
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('no button is deaf before the scripts', { tag: '@once' }, async ({ page, path }) => {
  for (const address of ['/', '/shop/main/product', '/shop/main/product/svc-window-seat', '/posts', '/contact-us']) {
    await openWithoutScripts(page, path(address));
    await page.waitForLoadState('domcontentloaded');
    const deaf = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button[type=button]:enabled:not([commandfor])')].flatMap((button) => {
        button.click();
        return button.getAnimations().length === 0 ? button.outerHTML : [];
      }),
    );
    expect(deaf, address).toEqual([]);
  }
});

test('a link to an option shows it before anybody touches the page', async ({ page, path, t, locale, mock }) => {
  await page.goto(path('/shop/main/product/svc-window-seat?variant=svc-window-seat-6ft-white'), { waitUntil: 'load' });
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: textIn(WIDTH, locale) })).toBeChecked();
  const add = addButton(page, t);
  await expect(add).toBeVisible();
  await expect(add.locator('xpath=ancestor::*[@data-hydrated="false"]')).toHaveCount(1);
  await expect(main.getByRole('button', { name: t('Wishlist.add'), exact: true })).toBeVisible();
  await add.click();
  await expect
    .poll(async () => (await mock.requests({ call: 'addToCart' })).at(-1)?.body)
    .toMatchObject({ product_variant_id: 'svc-window-seat-6ft-white' });
});
