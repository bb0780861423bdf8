import { formatPrice } from '../lib/format/money.ts';
import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { layoutFaults } from './support/layout-faults.ts';
import { ask } from './support/http.ts';
import { giveSign, latePartsAreThere, openHydrated } from './support/person.ts';

const LISTING = '/shop/main/product';
const WINDOW_SEAT = `${LISTING}/svc-window-seat`;
const STORE = '/stores/store-main/product-management';
const CATEGORY = `${LISTING}?category=cat-furniture`;
const ARTICLES = '/posts?category=post-cat-materials';

// @spec-2.2
test('home shows the way to services, articles and an enquiry @gate', async ({ page, path, t }) => {
  await page.goto(path('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('region', { name: t('Catalog.recommended'), exact: true }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(page.getByRole('region', { name: t('Home.how') }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page
    .getByRole('region', { name: t('Catalog.recommended'), exact: true })
    .getByRole('link', { name: t('Common.browse') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('Catalog.services') })).toBeVisible();
});

// @spec-1.1 @spec-9.2
test('the listing grows by itself twice, then by a button, keeps its place on reload and Back, and opens a service @gate', async ({
  page,
  path,
  t,
}) => {
  await page.goto(path(LISTING));
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  const footer = page.getByRole('contentinfo');
  for (const shown of [5, 10]) {
    await page.getByText(t('Common.shown', { shown, total: 75 })).scrollIntoViewIfNeeded();
    await expect(cards.nth(shown + 4)).toBeAttached();
  }
  await expect(page).toHaveURL(/[?&]page=3$/);
  // the way back to the top, which is shown on the way up, lies over a heart
  await expectAccessible(page, { without: ['target-size'] });
  const more = page.getByRole('link', { name: t('Common.loadMore') });
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  await expect(cards).toHaveCount(15);
  await more.click();
  await expect(cards).toHaveCount(20);
  await expect(cards.nth(15).getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(/[?&]page=4$/);

  const twelfth = cards.nth(11);
  const name = await twelfth.innerText();
  await twelfth.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=4$/);
  await expect(cards).toHaveCount(20);
  await expect(twelfth).toBeInViewport();
  await more.click();
  await expect(cards).toHaveCount(25);
  await expect(page).toHaveURL(/[?&]page=5$/);
  await page.reload();
  await expect(cards).toHaveCount(25);
});

for (const [list, pages, level] of [
  [`${LISTING}?page=3`, LISTING, 3],
  ['/posts', '/posts', 2],
] as const)
  test(`whoever follows a link of ${pages} leaves, though the list grows before the page has come`, async ({
    page,
    path,
    t,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      ({ pathname }) => pathname.startsWith(path(`${pages}/`)),
      async (route) => {
        await released;
        await route.continue();
      },
    );
    await page.goto(path(list));
    // before the scripts have come, a link leaves at once
    await giveSign(page);
    await latePartsAreThere(page);
    const cards = page.getByRole('main').getByRole('heading', { level });
    const count = await cards.count();
    const name = await cards.first().innerText();
    await cards.first().getByRole('link').click();
    await page.getByRole('link', { name: t('Common.loadMore') }).click();
    await expect(cards.nth(count)).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });

// @spec-2.11
test('filters, sortings, categories are in the address @gate', { tag: '@each' }, async ({ page, path, t, isPhone }) => {
  await openHydrated(page, path(LISTING));
  if (isPhone) {
    await page.getByRole('link', { name: t('CatalogList.filters'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: t('CatalogList.filters') })).toBeVisible();
    await expectAccessible(page);
  }
  const filters = isPhone ? page.getByRole('dialog') : page.getByRole('complementary', { name: t('Catalog.filters') });
  await filters.getByLabel(t('CatalogList.maxPrice')).fill('20,000');
  await filters.getByLabel(t('CatalogList.onOffer')).check();
  await filters.getByRole('button', { name: isPhone ? /\d/ : t('CatalogList.showResults') }).click();
  // on a large window the list grows by itself
  await expect(page).toHaveURL(/max_price=20000&offer=1(&page=\d)?$/);
  const upTo = t('Catalog.priceUpTo', { price: 'HK$20,000' });
  await expect(page.getByRole('link', { name: t('Catalog.removeFilter', { filter: upTo }) })).toBeVisible();

  await page.getByLabel(t('CatalogList.sortBy')).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.getByRole('link', { name: t('Catalog.removeFilter', { filter: upTo }) }).click();
  await expect(page).toHaveURL(/\?offer=1&sort=price-asc(&page=\d)?$/);
  await page.getByRole('link', { name: t('Common.clearFilters') }).click();
  await expect(page).toHaveURL(/product\?sort=price-asc(&page=\d)?$/);
});

// @spec-8.11
test('nothing found says what to drop', async ({ page, path, t }) => {
  await page.goto(path(`${LISTING}?keyword=oak&max_price=1`));
  await expect(page.getByRole('heading', { name: t('Catalog.empty') })).toBeVisible();
  await expect(
    page.getByRole('region', { name: t('Catalog.recommended') }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: t('Catalog.dropFilter', { filter: t('Catalog.priceUpTo', { price: 'HK$1' }) }) })
    .click();
  await expect(page).toHaveURL(/\?keyword=oak$/);
  await expect(page.getByRole('heading', { name: t('Catalog.empty') })).toBeHidden();
});

test.describe('a list with a page, a category or a sorting that does not exist', { tag: '@once' }, () => {
  test('is not found, not stored, and no call of its own', async ({ shopWith }) => {
    const { shop, client } = await shopWith({}, { ownMock: true });
    // what every list of these is known by
    for (const known of [LISTING, CATEGORY, '/posts', ARTICLES])
      expect((await ask(shop.url + known)).status, known).toBe(200);
    await client.clearRequests();
    for (const [list, join] of [
      [LISTING, '?'],
      [CATEGORY, '&'],
      ['/posts', '?'],
      [ARTICLES, '&'],
    ] as const)
      for (const number of [99, 500, 501]) {
        const { status, headers } = await ask(`${shop.url}${list}${join}page=${number}`);
        expect([status, headers['cache-control']], `${list} ${number}`).toEqual([404, 'no-store']);
      }
    for (const list of [`${LISTING}?category=made-up`, `${LISTING}?category=_`, '/posts?category=made-up']) {
      const { status, headers } = await ask(shop.url + list);
      expect([status, headers['cache-control']], list).toEqual([404, 'no-store']);
    }
    expect(await client.requests()).toEqual([]);
  });
});

// @spec-2.12
test('variants of a service keep step with its address', { tag: '@each' }, async ({ page, path, t, locale, mock }) => {
  const response = await (await fetch(`${mock.url}${STORE}/products/svc-window-seat/details`)).json();
  await page.goto(path(WINDOW_SEAT));
  const title = textIn(response.title, locale);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const chat = new URL((await page.getByRole('link', { name: t('Common.whatsapp') }).getAttribute('href')) ?? '');
  const address = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(chat.searchParams.get('text')).toBe(t('Catalog.whatsappMessage', { title, address: address ?? '' }));
  await expectAccessible(page);
  const wanted = response.variants.find(
    (variant: { is_available: boolean; options: Record<string, string> }) =>
      variant.is_available && variant.options.width !== response.variants[0].options.width,
  );
  const option = response.options.find(({ slug }: { slug: string }) => slug === 'width');
  const value = option.values.find(({ slug }: { slug: string }) => slug === wanted.options.width);
  await page.getByRole('radio', { name: textIn(value.title, locale), exact: true }).check();
  await expect(page).toHaveURL(/\?variant=svc-window-seat-/);
  const url = new URL(page.url());
  const chosen = response.variants.find(({ _id }: { _id: string }) => _id === url.searchParams.get('variant'));
  const price = formatPrice(chosen.price, response.currency, locale);
  await expect(page.getByRole('status').filter({ hasText: price })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: textIn(value.title, locale), exact: true })).toBeChecked();
});

// @spec-9.10
test('the gallery turns, and opens large', async ({ page, path, t, isPhone }) => {
  await openHydrated(page, path(WINDOW_SEAT));
  const second = page.getByRole('link', { name: t('Lightbox.picture', { number: 2, count: 4 }) });
  const enlarge = page.getByRole('button', { name: t('CatalogDetail.enlarge') });
  const large = page.getByRole('dialog', { name: t('Lightbox.pictures') });
  await second.click();
  if (isPhone) {
    await expect(second).toHaveAttribute('aria-current', 'true');
    await enlarge.click();
  }
  await expect(large.getByText(t('Lightbox.picture', { number: 2, count: 4 }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(t('Lightbox.picture', { number: 3, count: 4 }))).toBeVisible();
  const { width } = (await large.getByRole('img').boundingBox()) ?? {};
  expect(width).toBe(Math.min(1024, page.viewportSize()?.width ?? 0));
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(isPhone ? enlarge : second).toBeFocused();
});

test('services are compared side by side, chosen on their cards', async ({ page, path, t }) => {
  await page.goto(path(LISTING));
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(5);
  const names = (await cards.allInnerTexts()).slice(0, 2);
  const bar = page.getByRole('region', { name: t('Compare.title') });
  for (const name of names) {
    // with a mouse it shows on the card that is pointed at
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('link', { name, exact: true }).hover();
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('button', { name: t('Compare.add', { title: name }) }).click();
  }
  await bar.getByRole('button', { name: t('Compare.open', { count: 2 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('Compare.title') });
  await expect(dialog.getByRole('link')).toHaveText(names);
  await expect(dialog.getByRole('rowheader', { name: t('Compare.price') })).toBeVisible();
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: t('Compare.open', { count: 2 }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: names[0], exact: true })).toBeVisible();
  // the choice is kept while the shopper looks at one of them
  await expect(dialog).toBeHidden();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: t('Compare.clear') }).click();
  await expect(bar).toBeHidden();
});
