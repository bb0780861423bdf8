import { formatMoney } from '../lib/format/money.ts';
import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const LISTING = '/shop/main/product';
const WINDOW_SEAT = `${LISTING}/svc-window-seat`;
const STORE = '/stores/store-main/product-management';

test('home shows the way to services, articles and an enquiry', async ({ page, path, t }) => {
  await page.goto(path('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: t('Home.recommended'), exact: true }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: t('Home.how') }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page
    .getByRole('region', { name: t('Home.recommended'), exact: true })
    .getByRole('link', { name: t('Home.allServices') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('Catalog.services') })).toBeVisible();
});

test('rooms lead to their services, from home and from the menu', async ({ page, path, t, locale, isPhone }) => {
  const [bathroom, study] = { en: ['Bathroom', 'Study'], zh: ['浴室', '書房'], cn: ['卫生间', '书房'] }[locale] as [string, string];
  await page.goto(path('/'));
  const rooms = page.getByRole('main').getByRole('list', { name: t('Home.byRoom') });
  await expect(rooms.getByRole('link')).toHaveCount(5);
  await rooms.getByRole('link', { name: bathroom }).click();
  await expect(page).toHaveURL(/\?category=cat-bathrooms$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();

  const header = page.getByRole('banner');
  if (isPhone) {
    await header.getByRole('button', { name: t('Layout.menu') }).click();
    await header.getByRole('dialog').getByText(t('Layout.byRoom')).click();
  } else await header.getByRole('link', { name: t('Catalog.services'), exact: true }).click();
  await expectAccessible(page);
  await header.getByRole('link', { name: study, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\?keyword=${encodeURIComponent(study.toLowerCase())}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('the listing grows by five, keeps its place on reload and Back, and opens a service', async ({ page, path, t }) => {
  await page.goto(path(LISTING));
  const cards = page.getByRole('article').or(page.getByRole('main').getByRole('heading', { level: 3 }));
  await expect(cards).toHaveCount(5);
  await page.getByRole('link', { name: t('CatalogList.loadMore') }).click();
  await expect(cards).toHaveCount(10);
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expectAccessible(page);
  await page.reload();
  await expect(cards).toHaveCount(10);
  await page.getByRole('link', { name: t('CatalogList.loadMore') }).click();
  await expect(cards).toHaveCount(15);

  const twelfth = cards.nth(11);
  const name = await twelfth.innerText();
  await twelfth.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=3$/);
  await expect(cards).toHaveCount(15);
});

test('filters, sorting and categories are in the address and can be taken away', async ({ page, path, t, isPhone }) => {
  await page.goto(path(LISTING));
  if (isPhone) {
    await page.getByRole('link', { name: t('CatalogList.filters'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: t('CatalogList.filters') })).toBeVisible();
    await expectAccessible(page);
  }
  const filters = isPhone ? page.getByRole('dialog') : page.getByRole('complementary', { name: t('Catalog.filters') });
  await filters.getByLabel(t('CatalogList.maxPrice')).fill('20,000');
  await filters.getByLabel(t('CatalogList.onOffer')).check();
  await filters.getByRole('button', { name: isPhone ? /\d/ : t('CatalogList.showResults') }).click();
  await expect(page).toHaveURL(/max_price=20000&offer=1$/);
  const upTo = t('Catalog.priceUpTo', { price: 'HK$20,000.00' });
  await expect(page.getByRole('link', { name: t('Catalog.removeFilter', { filter: upTo }) })).toBeVisible();

  await page.getByLabel(t('CatalogList.sortBy')).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.getByRole('link', { name: t('Catalog.removeFilter', { filter: upTo }) }).click();
  await expect(page).toHaveURL(/\?offer=1&sort=price-asc$/);
  await page.getByRole('link', { name: t('Catalog.clear') }).click();
  await expect(page).toHaveURL(/product\?sort=price-asc$/);
});

test('nothing found says what to drop', async ({ page, path, t }) => {
  await page.goto(path(`${LISTING}?keyword=oak&max_price=1`));
  await expect(page.getByRole('heading', { name: t('Catalog.empty') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('Catalog.dropFilter', { filter: t('Catalog.priceUpTo', { price: 'HK$1.00' }) }) }).click();
  await expect(page).toHaveURL(/\?keyword=oak$/);
  await expect(page.getByRole('heading', { name: t('Catalog.empty') })).toBeHidden();
});

test('a page beyond the end is the last one, and a deep page costs twelve', { tag: '@once' }, async ({ page, path, t }) => {
  await page.goto(path(`${LISTING}?page=99999`));
  await expect(page.getByRole('link', { name: t('CatalogList.loadMore') })).toBeHidden();
  await expect(page.getByRole('link', { name: t('Catalog.earlier') })).toBeVisible();
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeLessThanOrEqual(60);
});

test('a service: variants keep step with the address, the price and the cart', async ({ page, path, t, locale, mock }) => {
  const answer = await (await fetch(`${mock.url}${STORE}/products/svc-window-seat/details`)).json();
  await page.goto(path(WINDOW_SEAT));
  const title = textIn(answer.title, locale);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const chat = new URL((await page.getByRole('link', { name: t('Catalog.whatsapp') }).getAttribute('href')) ?? '');
  const address = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(chat.searchParams.get('text')).toBe(t('Catalog.whatsappMessage', { title, address: address ?? '' }));
  // what cannot be had says so
  await expect(page.getByRole('radio', { disabled: true }).first()).toHaveAccessibleDescription(t('CatalogDetail.unavailable'));
  await expectAccessible(page);
  const wanted = answer.variants.find(
    (variant: { is_available: boolean; options: Record<string, string> }) => variant.is_available && variant.options.width !== answer.variants[0].options.width,
  );
  const option = answer.options.find(({ slug }: { slug: string }) => slug === 'width');
  const value = option.values.find(({ slug }: { slug: string }) => slug === wanted.options.width);
  await page.getByRole('radio', { name: textIn(value.title, locale), exact: true }).check();
  await expect(page).toHaveURL(/\?variant=svc-window-seat-/);
  const url = new URL(page.url());
  const chosen = answer.variants.find(({ _id }: { _id: string }) => _id === url.searchParams.get('variant'));
  const price = formatMoney(chosen.price, answer.currency, locale);
  await expect(page.getByRole('status').filter({ hasText: price })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: textIn(value.title, locale), exact: true })).toBeChecked();
});

test('the gallery turns, and opens large', async ({ page, path, t }) => {
  await page.goto(path(WINDOW_SEAT));
  const second = page.getByRole('link', { name: t('CatalogDetail.picture', { number: 2, count: 4 }) });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: t('CatalogDetail.enlarge') }).click();
  const large = page.getByRole('dialog', { name: t('CatalogDetail.pictures') });
  await expect(large.getByText(t('CatalogDetail.picture', { number: 2, count: 4 }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(t('CatalogDetail.picture', { number: 3, count: 4 }))).toBeVisible();
  expect((await large.boundingBox())?.width).toBeLessThanOrEqual(1024);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(page.getByRole('button', { name: t('CatalogDetail.enlarge') })).toBeFocused();
});
