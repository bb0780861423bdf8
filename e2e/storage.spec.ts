import { ACCOUNT_TABS } from '../lib/account/tabs.ts';
import { expect, type Page, test } from './fixtures.ts';
import { fillCheckout, submitButton } from './support/checkout-page.ts';
import { CHAN, logInHere } from './support/login-page.ts';
import { giveSign } from './support/person.ts';
import { addButton, LIGHTING, openWith } from './support/requests.ts';

// What the browser's storage may hold (docs/decisions.md, "Session"): whatever else is written fails these journeys.
test.use({ serviceWorkers: 'allow' });
// a journey is many pages
test.describe.configure({ timeout: 180_000 });

const ALLOWED = [
  // the cart, for the first paint of the next visit
  /^localStorage cart$/,
  // the record that guarantees exactly one order
  /^localStorage checkout\.sent$/,
  // for the tab alone: drafts of forms, what was answered, and recent searches and services
  /^sessionStorage draft\.(account|answer\..+|answered\..+|change-email|change-phone|checkout|checkout-details|comment .+|enquiry|login|lookup.*|notifications|recipient|refund.+|register|review.+|searches|viewed)$/,
];

const SHOP_PAGES = ['/', '/about-us', '/posts', '/shop/main/order'];
/** Every key of every kind of storage that this origin has. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`);
    const caching = (await caches.keys()).map((name) => `caches ${name}`);
    return [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...caching,
      ...databases,
    ];
  });

/** Keeps every key that was written, also one that is gone again or was written as a page was left. */
async function watchStorage(page: Page): Promise<() => Promise<string[]>> {
  const written = new Set<string>();
  await page.exposeFunction('noteStorage', (key: string) => void written.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function note(key, value) {
      (window as unknown as { noteStorage: (key: string) => void }).noteStorage(
        `${this === localStorage ? 'localStorage' : 'sessionStorage'} ${key}`,
      );
      setItem.call(this, key, value);
    };
  });
  return async () => [...new Set([...written, ...(await stored(page))])].sort();
}

async function expectAllowed(keys: string[]): Promise<void> {
  expect(
    keys.filter((key) => !ALLOWED.some((allowed) => allowed.test(key))),
    'stored besides what may be',
  ).toEqual([]);
}

async function visit(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    // one after the other, as a customer would
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
}

async function search(page: Page, path: (to: string) => string): Promise<void> {
  await page.goto(path('/shop/main/product'));
  const form = page.getByRole('search');
  await form.getByRole('textbox').or(form.getByRole('combobox')).click();
  // recent searches come with the combobox
  const keyword = form.getByRole('combobox');
  await keyword.fill('lamp');
  await keyword.press('Enter');
  await expect(page).toHaveURL(/keyword=lamp/);
}

// @spec-4.25
test(
  'a guest’s journey stores exactly the cart, the checkout’s record, drafts, searches and services',
  { tag: '@once' },
  async ({ page, path, t }) => {
    const keys = await watchStorage(page);
    await visit(page, SHOP_PAGES.map(path));
    // with a sign of a person, after which pages of the installed app would be cached
    await giveSign(page);
    await search(page, path);
    await page.goto(path('/contact-us'));
    await expect(page.getByRole('button', { name: t('Enquiry.send'), exact: true })).toBeEnabled();
    await page.getByLabel(t('Enquiry.subject')).fill('A kitchen');
    await page.goto(path('/shop/main/order'));
    await expect(page.getByRole('button', { name: t('Order.lookup'), exact: true })).toBeEnabled();
    await page.getByLabel(t('Order.reference')).fill('AHK-261108');
    await page.goto(path('/shop/main/product/svc-lighting-design'));
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Wishlist.add'), exact: true })
      .click();
    await addButton(page, t).click();
    await expect(
      page.getByRole('dialog', { name: t('CartDrawer.title') }).getByText(t('CartDrawer.added')),
    ).toBeVisible();
    await page.goto(path('/shop/main/cart'));
    await fillCheckout(page, t, 'offline');
    await submitButton(page, t).click();
    await expect(page).toHaveURL(/\/result\/order\/success\?order_id=/);
    expect(await keys()).toEqual([
      'localStorage cart',
      'localStorage checkout.sent',
      'sessionStorage draft.checkout',
      'sessionStorage draft.checkout-details',
      'sessionStorage draft.enquiry',
      'sessionStorage draft.lookup',
      'sessionStorage draft.searches',
      'sessionStorage draft.viewed',
    ]);
    // what is the tab's is not another one's
    const other = await page.context().newPage();
    await other.goto(path('/about-us'));
    expect(await stored(other)).toEqual(['localStorage cart']);
  },
);

test(
  'a member’s journey stores nothing else, and a logout leaves pages alone',
  { tag: '@once' },
  async ({ page, path, t, mock, expectProblems }) => {
    expectProblems(/401/);
    const keys = await watchStorage(page);
    // with a guest's lines to be offered
    await openWith(page, path('/authentication/login/email?from=%2Faccount'), [LIGHTING]);
    await logInHere(page, t, CHAN);
    await page
      .getByRole('dialog', { name: t('Welcome.offerTitle', { count: 1 }) })
      .getByRole('button', { name: t('Welcome.later') })
      .click();
    await expect(page).toHaveURL(path('/account'));
    await visit(
      page,
      ACCOUNT_TABS.map((tab) => path(tab.path)),
    );
    await page.goto(path('/account/update-email'));
    await page.getByRole('button', { name: t('ChangeContact.sendCode') }).click();
    await expect.poll(async () => (await mock.mails(CHAN.email)).length).toBeGreaterThan(0);
    // to the payment service and back
    await page.goto(path('/account/cards'));
    await page.getByRole('button', { name: t('Card.add') }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(t('Card.addCancelled'))).toBeVisible();
    await expectAllowed(await keys());
    await page.request.get('/api/auth/logout');
    await page.reload();
    await expect(page).toHaveURL(/authentication\/login/);
    await expectAllowed(await keys());
  },
);
