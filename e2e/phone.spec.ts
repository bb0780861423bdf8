import { clickIn, expect, test } from './fixtures.ts';
import { expectFitsPhones } from './support/phone.ts';
import { openScreen } from './visual/open-screen.ts';
import type { At, Screen } from './visual/screen.ts';
import { SCREENS } from './visual/screens.ts';

async function compareTwo({ page, t }: At): Promise<void> {
  const [first = '', second = ''] = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
  await page.getByRole('button', { name: t('Compare.add', { title: first }) }).click();
  await page.getByRole('button', { name: t('Compare.add', { title: second }) }).click();
  await expect(page.getByRole('button', { name: t('Compare.open', { count: 2 }) })).toBeVisible();
}

/** An empty search for an appointment is refused with a toast. */
async function raiseToast({ page, t }: At): Promise<void> {
  await clickIn(page, 'main', 'button', { name: t('Common.lookUp'), exact: true });
  await expect(
    page.getByRole('region', { name: t('Ui.messages'), exact: true }).getByRole('button', { includeHidden: true }),
  ).toBeVisible();
}

const EXTRA: Screen[] = [
  { name: 'compare-bar', path: '/shop/main/product', after: compareTwo },
  { name: 'toast', path: '/shop/main/order', after: raiseToast },
];
/** What is there only once something was done; e2e/accessibility.spec.ts opens the rest. */
const NAMES = ['reset-password', 'order-review-form', 'order-refund-form', 'menu', 'cart-drawer', 'filter-sheet'];

test.use({ shopLocale: 'en', isPhone: true });

for (const screen of [...SCREENS.filter(({ name }) => [...NAMES, 'outage-bar'].includes(name)), ...EXTRA]) {
  test(
    `on a phone: ${screen.name}`,
    { tag: '@once' },
    async ({ page, mock, t, path, locale, logIn, expectProblems }) => {
      expectProblems(...(screen.problems ?? []));
      await openScreen(screen, { page, mock, t, path, locale, isPhone: true }, logIn);
      await expectFitsPhones(page, t, screen.path);
    },
  );
}
