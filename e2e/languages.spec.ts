import type { Locator, Page } from '@playwright/test';
import { LOCALE_TABLE, LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { translatorOf } from './support/messages.ts';

const SERVICE = 'svc-limewash-wall';
const ARTICLE = 'post-dark-walls';
const PAGE = 'privacy-policy';
const TITLE = 'Only in English';
const SUMMARY = 'An excerpt';
const BODY = '<p>These words are in English.</p>';

/** The language of a text, as a browser or a screen reader finds it. */
const languageOf = (text: Locator) => text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

async function expectLanguage(text: Locator, language: string) {
  await expect(text).toBeVisible();
  expect(await languageOf(text)).toBe(language);
}

const firstText = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

test('what lacks a language is shown in another one, and marked', { tag: '@once' }, async ({ page, shopWith }) => {
  // a shop of its own, and three screens before axe
  test.setTimeout(90_000);
  const { shop, client } = await shopWith({}, { ownMock: true });
  await client.patchPost(ARTICLE, { title: { en: TITLE }, excerpt: { en: SUMMARY }, body: { en: BODY } });
  await client.patchProduct(SERVICE, { title: { en: TITLE }, summary: { en: SUMMARY }, description: { en: BODY } });
  await client.patchContent(PAGE, { title: { zh: '只有繁體' }, body: { zh: '<p>此頁只有繁體。</p>' } });
  const zh = translatorOf('zh');
  const cn = translatorOf('cn');

  await page.goto(`${shop.url}/zh/posts/${ARTICLE}`);
  await expectLanguage(page.getByRole('heading', { level: 1 }).getByText(TITLE), LOCALE_TABLE.en.tag);
  await expectLanguage(firstText(page, 'These words are in English.'), LOCALE_TABLE.en.tag);
  await expectLanguage(firstText(page, zh('RichText.onlyIn', { language: 'en' })), LOCALE_TABLE.zh.tag);
  await expect(page).toHaveTitle(new RegExp(TITLE));
  await expectAccessible(page);

  await page.goto(`${shop.url}/zh/posts`);
  await expectLanguage(
    page.getByRole('main').getByRole('link', { name: TITLE, exact: true }).getByText(TITLE),
    LOCALE_TABLE.en.tag,
  );

  // what stands in is English where there is any, else the other Chinese
  await page.goto(`${shop.url}/cn/terms-of-service/${PAGE}`);
  await expectLanguage(page.getByRole('heading', { level: 1 }).getByText('只有繁體'), LOCALE_TABLE.zh.tag);
  await expectLanguage(firstText(page, cn('RichText.onlyIn', { language: 'zh' })), LOCALE_TABLE.cn.tag);
  await expectAccessible(page);

  await page.goto(`${shop.url}/cn/shop/main/product/${SERVICE}`);
  await expectLanguage(page.getByRole('heading', { level: 1 }).getByText(TITLE), LOCALE_TABLE.en.tag);
  await expectLanguage(firstText(page, SUMMARY), LOCALE_TABLE.en.tag);
  await expectLanguage(firstText(page, cn('RichText.onlyIn', { language: 'en' })), LOCALE_TABLE.cn.tag);
  await expectAccessible(page);

  await page
    .getByRole('button', { name: cn('CartDrawer.add') })
    .first()
    .click();
  const line = page.getByRole('dialog').getByRole('listitem').getByText(TITLE, { exact: true });
  await expectLanguage(line, LOCALE_TABLE.en.tag);
});

test('the header leads to each language always', { tag: ['@desktop', '@each'] }, async ({ page, path, t, locale }) => {
  const links = page.getByRole('banner').getByRole('navigation', { name: t('Layout.language') });
  await page.goto(path('/about-us'));
  for (const width of [320, 360, 390, 600, 820, 1430]) {
    await page.setViewportSize({ width, height: 780 });
    for (const to of LOCALES) {
      const link = links.locator(`a[href="${localizedPath('/about-us', to)}"]`).filter({ visible: true });
      // a phone's bar has room for the other languages
      await expect(link, `${locale} to ${to} at ${width} px`).toHaveCount(to === locale && width < 600 ? 0 : 1);
      if ((await link.count()) === 0) continue;
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      if (width < 992) expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
