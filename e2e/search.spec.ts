import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, type Locale, type MockClient, type Page, test } from './fixtures.ts';
import { openHydrated } from './support/person.ts';

const LISTING = '/shop/main/product';
const BATHROOMS = { _id: 'cat-bathrooms', title: { en: 'Bathrooms', zh: '浴室翻新', cn: '卫生间翻新' } };
const RENOVATION = {
  _id: 'svc-bathroom-renovation',
  title: { en: 'Bathroom renovation', zh: '浴室翻新', cn: '卫生间翻新' },
};
/** Typed in the other script: the backend looks into all languages. */
const TYPED: Record<Locale, string> = { en: 'bathroom', zh: '卫生间', cn: '浴室' };

/** What lies half under the list is no small target. */
const HALF_HIDDEN = { without: ['target-size'] };

/** The listing's search field, touched. */
async function field(page: Page) {
  const search = page.getByRole('search');
  const box = search.getByRole('combobox');
  await search.getByRole('textbox').or(box).click();
  await expect(box).toBeFocused();
  return box;
}

/** The keywords that the backend was asked for in this test, each once: the sheet asks how many there are, too. */
const keywords = async (mock: MockClient) => [
  ...new Set((await mock.requests({ call: 'getProducts' })).flatMap(({ query }) => query.keyword ?? [])),
];

/** What people say who do not know what the shop calls it, and a slip of the finger. */
const EVERYDAY: Record<Locale, string> = { en: 'toilet', zh: '廁所', cn: '厕所' };
/** What the shop calls it. */
const SHOWN: Record<Locale, string> = { en: 'bathroom', zh: '浴室', cn: '卫生间' };

test('everyday words find what the shop calls otherwise', { tag: '@each' }, async ({ page, path, t, locale }) => {
  await page.goto(path(`${LISTING}?keyword=${encodeURIComponent(EVERYDAY[locale])}`));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: textIn(RENOVATION.title, locale) }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: t('Catalog.empty') })).toBeVisible();
  // the heading says what is shown, and a smaller line what is not (A24)
  const shown = main.getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(new RegExp(`\\d.*${SHOWN[locale]}|${SHOWN[locale]}.*\\d`));
  await expect(shown).not.toContainText(EVERYDAY[locale]);
  await expect(main.getByText(t('Catalog.noneCalled', { keyword: EVERYDAY[locale] }))).toBeVisible();
  await expectAccessible(page);
});

test('suggestions know what the list finds', { tag: '@once' }, async ({ page, path, t, locale }) => {
  await page.goto(path(LISTING));
  await (await field(page)).pressSequentially(EVERYDAY[locale]);
  const name = new RegExp(`${textIn(RENOVATION.title, locale)}.*HK\\$`);
  await expect(
    page
      .getByRole('group', { name: t('CatalogSearch.services') })
      .getByRole('option', { name })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: t('CatalogSearch.categories') }).getByRole('option')).toHaveText([
    new RegExp(textIn(BATHROOMS.title, locale)),
  ]);
});

// @spec-9.10
test('suggestions by keyboard, in any script, 350 px', { tag: '@each' }, async ({ page, path, t, locale, mock }) => {
  await page.goto(path(LISTING));
  let box = await field(page);
  await box.pressSequentially(TYPED[locale]);
  const list = page.getByRole('listbox', { name: t('CatalogSearch.suggestions') });
  const service = list
    .getByRole('group', { name: t('CatalogSearch.services') })
    .getByRole('option', { name: textIn(RENOVATION.title, locale) });
  await expect(service.first()).toContainText(/HK\$[\d,]+(?![.,\d])/);
  expect(await keywords(mock)).toEqual([TYPED[locale]]);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('CatalogSearch.found', { count: (await list.getByRole('option').count()) - 1 }) }),
  ).toBeAttached();
  expect((await list.locator('..').boundingBox())?.height).toBeLessThanOrEqual(350);
  expect((await list.locator('..').boundingBox())?.width).toBeLessThanOrEqual(640);
  await expectAccessible(page, HALF_HIDDEN);

  await box.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveAccessibleName(
    new RegExp(`^${textIn(BATHROOMS.title, locale)}`),
  );
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue(TYPED[locale]);
  await expect(box).toBeFocused();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?category=cat-bathrooms$/);
  await expect(page.getByRole('heading', { level: 1, name: textIn(BATHROOMS.title, locale) })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  box = await field(page);
  await box.pressSequentially(TYPED[locale]);
  await expect(service.first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${LISTING}/${RENOVATION._id}/`));
  await expect(page.getByRole('heading', { level: 1, name: textIn(RENOVATION.title, locale) })).toBeVisible();
});

// @spec-2.20
test('the icon leads to the field to type into', { tag: '@each' }, async ({ page, path, t, locale, isPhone }) => {
  const words = TYPED[locale];
  await openHydrated(page, path('/about-us'));
  const icon = page.getByRole('banner').getByRole('link', { name: t('Layout.search'), exact: true });
  await expect(icon.last()).toHaveAttribute('href', path(`${LISTING}#search`));
  await icon.last().click();
  const search = page.getByRole('search');
  const box = search.getByRole('textbox').or(search.getByRole('combobox'));
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await expect(box).not.toHaveCSS('outline-style', 'none');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(words)}$`));
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(box).toHaveValue(words);

  // from the listing itself, where no page comes
  await page.goto(path(LISTING));
  await expect(page.getByRole('link', { name: t('Common.loadMore') })).toBeVisible();
  for (let again = 0; again < 2; again += 1) {
    if (isPhone) await page.getByRole('button', { name: t('Layout.menu') }).click();
    await (isPhone ? page.getByRole('dialog').getByRole('link', { name: t('Layout.search') }) : icon.last()).click();
    await expect(box).toBeFocused();
    await box.blur();
  }
  // and by its URL
  await page.goto('about:blank');
  await page.goto(path(`${LISTING}#search`));
  await expect(box).toBeFocused();
});
