import { LOCALES } from '../../lib/i18n/locales.ts';
import { expect, type MockClient, type Page, test } from '../fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { KAYAN } from '../support/login-page.ts';
import { openWith } from '../support/requests.ts';
import { openScreen } from '../visual/open-screen.ts';
import type { Screen } from '../visual/screen.ts';
import { pictureOf, SCREENS } from '../visual/screens.ts';
import { atRest, watchRequests } from '../visual/stable-page.ts';
import { PAGES } from './pages.ts';
import { pressAll, wrongTexts } from './wrong-texts.ts';

/** Folded and small phones, tablets, small laptops, and screens wider than the design. */
const WINDOWS = [
  [280, 653],
  [320, 640],
  [360, 780],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [1024, 600],
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1430, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** The longest name of the demo; points, struck through; a discount of the list that each line has a share of; gifts. */
const LONGEST = [
  'svc-two-bedroom-complete-full-green',
  'svc-post-renovation-cleaning-300-500',
  'svc-window-seat-8ft-walnut',
  'svc-air-conditioner-relocation-2',
];

/** An order of all that, in a state. */
async function orderOf(mock: MockClient, state: Parameters<MockClient['makeOrder']>[0]['state']): Promise<string> {
  const lines = LONGEST.map((product_variant_id, index) => ({ product_variant_id, qty: index === 2 ? 12 : 1 }));
  const { order } = await mock.makeOrder({ login_id: KAYAN.email, state, lines });
  return order._id;
}
const openOrder =
  (path: string, state: Parameters<typeof orderOf>[1]): NonNullable<Screen['after']> =>
  async ({ page, mock, path: to }) => {
    await page.goto(to(`${path}${await orderOf(mock, state)}`));
  };
const long = (name: string, path: string, rest: Partial<Screen>): Screen => ({ name, path, as: KAYAN, ...rest });
const LONG: Screen[] = [
  long('long order', '/account/orders', { after: openOrder('/shop/main/order/', 'proof-uploaded') }),
  long('long result', '/account/orders', { after: openOrder('/result/order/success?order_id=', 'paid-online') }),
  long('long failure', '/account/orders', { after: openOrder('/result/order/failure?order_id=', 'payment-failed') }),
  long('long list', '/account/orders', { before: async ({ mock }) => void (await orderOf(mock, 'completed')) }),
  long('long cart', '/', { after: ({ page, path }) => openWith(page, path('/shop/main/cart'), LONGEST) }),
];

const seen = new Set(SCREENS.map(({ path, as }) => `${path} ${Boolean(as)}`));
const REST: Screen[] = PAGES.flatMap(({ path, visitors }) =>
  visitors
    .map((visitor) => ({ name: `${path} of a ${visitor}`, path, as: visitor === 'member' ? KAYAN : undefined }))
    .filter(({ as }) => !seen.has(`${path} ${Boolean(as)}`)),
);

const hasRoom = ({ only }: Screen, width: number) => !only || (only === 'small' ? width < 992 : width >= 992);

async function faultsIn(page: Page, screen: Screen): Promise<string[]> {
  const faults = new Map<string, number[]>();
  for (const [width, height] of WINDOWS.filter(([one]) => hasRoom(screen, one))) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const fault of await page.evaluate(layoutFaults)) faults.set(fault, [...(faults.get(fault) ?? []), width]);
  }
  return [...faults].map(([fault, widths]) => `${widths.join(', ')}: ${fault}`);
}

/** Words of English are longer, lines of Chinese break anywhere: Simplified Chinese is as wide as Traditional. */
const HAS_WIDTHS_OF_ITS_OWN = new Set<string>(['en', 'zh']);

for (const locale of LOCALES)
  for (const screen of [...SCREENS, ...(HAS_WIDTHS_OF_ITS_OWN.has(locale) ? [...LONG, ...REST] : [])])
    test.describe(locale, () => {
      test.use({ shopLocale: locale, isPhone: screen.only === 'small' });
      test(`${screen.name}: words alone, all named, and room for them`, async ({
        page,
        mock,
        t,
        path,
        isPhone,
        logIn,
        expectProblems,
      }) => {
        test.setTimeout(180_000);
        expectProblems(...(screen.problems ?? []), /40[04]/);
        const requests = watchRequests(page);
        const window = page.viewportSize();
        await openScreen(screen, { page, mock, t, path, locale, isPhone }, logIn);
        expect.soft(await wrongTexts(page)).toEqual([]);
        if (HAS_WIDTHS_OF_ITS_OWN.has(locale)) {
          // from then on a browser shows what has the focus
          await page.keyboard.press('Shift');
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await atRest(page, requests);
          expect.soft(await faultsIn(page, screen)).toEqual([]);
        }
        // what its buttons open, in one of the languages
        if (locale !== pictureOf(screen).locale || !SCREENS.includes(screen) || screen.isOver || screen.problems)
          return;
        await page.setViewportSize(window!);
        expect.soft(await pressAll(page)).toEqual([]);
      });
    });
