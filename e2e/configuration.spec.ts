import { FALLBACK_CONFIGURATION } from '../lib/configuration/fallback.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';
import { openHydrated } from './support/person.ts';

const title = (en: string, zh: string, cn: string) => ({ en, zh, cn });
const DETAILS = title('My details', '我的資料', '我的信息');
const KITCHENS = title('Kitchens', '廚房', '厨房');
const ALL_KITCHENS = title('All in Kitchens', '廚房（全部）', '厨房（全部）');
const CABINETS = title('Cabinets', '櫥櫃', '橱柜');
const ACCOUNT_ITEMS = [
  { title: DETAILS, path: '/account', is_enabled: true },
  { title: title('Credit cards', '信用卡', '信用卡'), path: '/account/cards', is_enabled: false },
];
const leaf = { title: CABINETS, path: '/about-us', is_megamenu: false, children: [] };
const ITEMS = [
  {
    title: KITCHENS,
    path: '/contact-us',
    is_megamenu: false,
    children: [{ title: CABINETS, path: '/posts', is_megamenu: false, children: [leaf] }],
  },
];
const NAVBAR = { ...FALLBACK_CONFIGURATION.navbar, items: ITEMS, account_items: ACCOUNT_ITEMS };

// @spec-2.19 @spec-3.16
test(
  'an account page that is not enabled is in no list, and can still be opened; a plain list in place of the mega menu',
  { tag: ['@desktop', '@each'] },
  async ({ page, path, locale, t, shopWith }) => {
    const { shop, client } = await shopWith({}, { ownMock: true });
    await client.patchConfiguration({ navbar: NAVBAR });
    const login = { type: 'EMAIL', login_id: KAYAN.email, password: KAYAN.password };
    expect((await page.request.post(`${shop.url}/api/auth/login`, { data: login })).status()).toBe(200);
    await openHydrated(page, shop.url + path('/account/cards'));
    await expect(page.getByRole('heading', { level: 1, name: t('Account.pages.cards') })).toBeVisible();
    const list = page.getByRole('navigation', { name: t('Account.navigation') });
    await expect(list.getByRole('link')).toHaveText([DETAILS[locale]]);

    const bar = page.getByRole('navigation', { name: t('Layout.main') });
    const entry = bar.getByRole('link', { name: KITCHENS[locale] }).first();
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    // the entry itself, and the two levels below it, one below the other
    const links = bar.getByRole('listitem').getByRole('list').first().getByRole('link');
    await expect(links).toHaveText([ALL_KITCHENS[locale], CABINETS[locale], CABINETS[locale]]);
    const [above, below] = [await links.nth(0).boundingBox(), await links.nth(2).boundingBox()];
    expect(below?.y).toBeGreaterThan(above?.y ?? 0);
    const box = await entry.boundingBox();
    expect(Math.abs((above?.x ?? 0) - (box?.x ?? 1e6))).toBeLessThan(40);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(entry).toBeFocused();
  },
);
