import type { BrowserContext, Locator } from '@playwright/test';
import { contract, type CallName } from '../../lib/contract.ts';
import { expect, type MockClient, type Page, test, type Translate } from '../fixtures.ts';
import { fillCheckout, submitButton } from '../support/checkout-page.ts';
import { choose, mediaFile, SLIP } from '../support/choose.ts';
import { CHAN, KAYAN } from '../support/login-page.ts';
import { giveSign, latePartsAreThere } from '../support/person.ts';
import { addButton } from '../support/requests.ts';
import { watchRequests } from '../visual/stable-page.ts';

type Hands = { page: Page; t: Translate; mock: MockClient };

type Write = {
  /** what the backend may have carried out once at most */
  call: CallName;
  /** the page of KAYAN's that it is sent from */
  at: string;
  /** the call that is under way in the middle; `call` by default */
  held?: CallName;
  /** fills in what is sent */
  fill?: (hands: Hands) => Promise<unknown>;
  button: (page: Page, t: Translate) => Locator;
  /** it takes long: it ends on whatever page, and reload and closing ask before */
  isLong?: true;
  /** what a second tab sends is meant as well: the backend has both */
  isEachMeant?: true;
  /** a toggle: what says that it is on, in place of a toast, on the page as it is read again */
  shown?: (page: Page, t: Translate) => Locator;
};

const main = (page: Page) => page.getByRole('main');
const named = (key: Parameters<Translate>[0]) => (page: Page, t: Translate) =>
  main(page)
    .getByRole('button', { name: t(key), exact: true })
    .first();
const pressed = (page: Page) => main(page).locator('button[aria-pressed="true"]').first();
const checked = (page: Page) => main(page).getByRole('switch').or(main(page).getByRole('checkbox')).first();
const DONE = '/shop/main/order/order-251130';
const ARTICLE = '/posts/post-quotation-line-by-line';

const WRITES: Record<string, Write> = {
  'a payment proof': {
    call: 'uploadProof',
    at: '/shop/main/order/order-269103',
    held: 'uploadFile',
    fill: ({ page, t }) => choose(page, t('Upload.choose'), SLIP),
    button: named('Purchase.uploadProof'),
    isLong: true,
  },
  'a review': {
    call: 'writeOrderReview',
    at: DONE,
    held: 'uploadFile',
    fill: async ({ page, t }) => {
      await named('Review.write')(page, t).click();
      await page.getByRole('radio', { name: t('Ui.rating', { rating: '4' }) }).check();
      await choose(page, t('Upload.addPictures'), SLIP);
    },
    button: named('Review.send'),
    isLong: true,
  },
  'a refund request': {
    call: 'writeRefundRequest',
    at: DONE,
    held: 'uploadFile',
    fill: async ({ page, t }) => {
      await named('Refund.request')(page, t).click();
      await page.getByRole('textbox', { name: t('Refund.reason') }).fill('A drawer sticks.');
      await choose(page, t('Upload.addPictures'), SLIP);
    },
    button: named('Refund.send'),
    isLong: true,
  },
  'an enquiry': {
    call: 'sendEnquiry',
    at: '/contact-us',
    held: 'uploadFile',
    fill: async ({ page, t }) => {
      await main(page).getByLabel(t('Form.name'), { exact: true }).fill('Ng Wing');
      await main(page)
        .getByLabel(new RegExp(`^${t('Form.emailLabel')}`))
        .fill('wing@example.hk');
      await main(page).getByLabel(t('Enquiry.subject'), { exact: true }).fill('A flat');
      await main(page).getByLabel(t('Enquiry.description'), { exact: true }).fill('Two children and a piano');
      await choose(page, t('Upload.addPictures'), SLIP);
    },
    button: named('Enquiry.send'),
    isLong: true,
  },
  'an avatar': {
    call: 'editAccount',
    isEachMeant: true,
    at: '/account',
    held: 'uploadFile',
    fill: async ({ page, t }) => {
      await page
        .getByRole('button', { name: new RegExp(`${t('Account.avatarAdd')}|${t('Account.avatarChange')}`) })
        .click();
      await choose(page, t('Upload.choose'), mediaFile('bedroom-hotel'));
    },
    button: (page, t) => page.getByRole('dialog').getByRole('button', { name: t('Account.save'), exact: true }),
    isLong: true,
  },
  'a profile': {
    call: 'editAccount',
    isEachMeant: true,
    at: '/account',
    fill: ({ page }) => main(page).getByRole('textbox').first().fill('Ka Yan L.'),
    button: named('Account.save'),
  },
  'a recipient': {
    call: 'editRecipient',
    isEachMeant: true,
    at: '/account/recipient',
    fill: ({ page }) => main(page).getByRole('textbox').first().fill('Lam Ka Yan'),
    button: named('Account.save'),
  },
  'a notification setting': {
    call: 'editNotificationSettings',
    isEachMeant: true,
    at: '/account/notifications',
    fill: ({ page }) => checked(page).click(),
    button: named('Account.save'),
  },
  'a redeemed voucher': {
    call: 'redeemVoucher',
    at: '/account/vouchers',
    fill: ({ page, t }) => named('Voucher.redeem')(page, t).click(),
    button: (page, t) => page.getByRole('dialog').getByRole('button', { name: t('Voucher.redeem'), exact: true }),
  },
  'a default card': {
    call: 'setDefaultCreditCard',
    isEachMeant: true,
    at: '/account/cards',
    button: (page, t) =>
      main(page).getByRole('button', { name: t('Card.setDefaultWhich', { card: 'Mastercard ending in 4444' }) }),
  },
  'a checkout': {
    call: 'checkout',
    at: '/shop/main/cart',
    fill: ({ page, t }) => fillCheckout(page, t, 'offline'),
    button: submitButton,
  },
  'a service into the list': {
    call: 'addToCart',
    isEachMeant: true,
    at: '/shop/main/product/svc-window-seat/window-seat',
    button: addButton,
  },
  'a heart': {
    call: 'toggleWishlist',
    at: '/shop/main/product/svc-murphy-bed/murphy-bed',
    button: named('Wishlist.add'),
    shown: named('Wishlist.remove'),
  },
  'a like': {
    call: 'likePost',
    at: '/posts/post-oak-or-walnut',
    button: (page) => main(page).getByRole('button', { name: /^Like, / }),
    shown: pressed,
  },
  'a comment': {
    call: 'writePostReview',
    at: ARTICLE,
    fill: ({ page }) => main(page).getByRole('textbox').last().fill('Clear at last.'),
    button: named('PostComments.post'),
  },
};

/** Writes of the contract that are no submission of these, and where their own moments are looked at. */
const ELSEWHERE: Partial<Record<CallName, string>> = {
  uploadFile: 'the middle of the five that are long',
  getCart: 'a read',
  clearCart: 'asks first; e2e/cart.spec.ts',
  bindCreditCard: 'leads to the page of the payment service; e2e/cards.spec.ts',
  deleteCreditCard: 'asks first; e2e/cards.spec.ts',
  completeOrder: 'asks first; e2e/appointments.spec.ts',
  cancelOrder: 'asks first; e2e/appointments.spec.ts',
  ...Object.fromEntries(
    ['login', 'register', 'migrate', 'forgetPassword', 'resetPassword'].map((call) => [
      call,
      'makes a session: e2e/session.spec.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['updatePassword', 'changeEmail', 'changePhone'].map((call) => [
      call,
      'needs the old password or a code: e2e/account-forms.spec.ts',
    ]),
  ),
};

type Middle = Hands & { write: Write; context: BrowserContext; release: () => Promise<unknown> };
type Moment = {
  /** begins before the press; nothing is held */
  isBefore?: true;
  /** the page is gone: what is short was sent, and the page as it is read again tells so */
  isLeft?: true;
  run: (middle: Middle) => Promise<unknown>;
};

/** Until the page is another one, or the browser asks whether it may be. `how`: after it has returned. */
const leave = (page: Page, how: () => void) =>
  Promise.all([Promise.race([page.waitForEvent('load'), page.waitForEvent('dialog')]), page.evaluate(how)]);

const MOMENTS: Record<string, Moment> = {
  'a link': {
    run: async ({ page }) => {
      // not a click of the mouse: a dialog may cover the link, and the page may be left in other ways
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us', exact: true }).dispatchEvent('click');
      await page.waitForURL('**/about-us');
      await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
    },
  },
  Back: { isLeft: true, run: ({ page }) => leave(page, () => void setTimeout(() => history.back())) },
  reload: { isLeft: true, run: ({ page }) => leave(page, () => void setTimeout(() => location.reload())) },
  'a hidden tab': { run: async ({ context }) => (await context.newPage()).goto('/about-us') },
  'a second press': {
    // a button that is gone or covered cannot be clicked
    run: ({ page, write, t }) =>
      write
        .button(page, t)
        .click({ timeout: 1500 })
        .catch(() => undefined),
  },
  'another login': {
    run: async ({ context }) => {
      const other = await context.newPage();
      await other.goto('/about-us');
      const data = { type: 'EMAIL', login_id: CHAN.email, password: CHAN.password };
      await other.request.post('/api/auth/login', { data });
    },
  },
  'a second tab': {
    run: async ({ context, write, t, mock }) => {
      const page = await context.newPage();
      await page.goto(write.at);
      await write.fill?.({ page, t, mock });
      await write.button(page, t).click();
    },
  },
  'a token that ended': { isBefore: true, run: ({ mock }) => mock.expireTokens() },
  ...Object.fromEntries(
    [30, 150, 400].map((delay_ms) => [
      `a token that ends ${delay_ms} ms late`,
      {
        isBefore: true,
        run: ({ mock, write }) => mock.fault({ call: write.held ?? write.call, status: 401, delay_ms, times: 1 }),
      } satisfies Moment,
    ]),
  ),
  'no network': { isBefore: true, run: ({ context }) => context.setOffline(true) },
};

const NOT_DONE = /\berror\b|cannot be reached|offline|could not|not (?:sent|uploaded|saved)|\bended\b/i;
const IS_DONE = /success|your requests|thank|redeemed|added|posted|saved|received|submitted(?! ·)/i;

/** What is said on every page of the browser: alerts, toasts, and how a page is headed. */
async function listen(context: BrowserContext): Promise<string[]> {
  const said: string[] = [];
  await context.exposeBinding('tell', (_source, text: string) => void said.push(text));
  await context.addInitScript(() => {
    const { tell } = window as unknown as { tell: (text: string) => void };
    new MutationObserver(() => {
      for (const one of document.querySelectorAll<HTMLElement>('[role=alert],[role=status],[data-kind],h1'))
        if (one.innerText) tell(one.innerText);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return said;
}

test('every write of the contract is swept or explained', () => {
  const known = new Set<string>([...Object.values(WRITES).map(({ call }) => call), ...Object.keys(ELSEWHERE)]);
  const writes = Object.entries(contract).filter(([, { method }]) => method !== 'GET');
  expect(writes.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

for (const [what, write] of Object.entries(WRITES))
  for (const [when, moment] of Object.entries(MOMENTS)) {
    // a toggle that is pressed again is off, and of another login it is another one
    if (write.shown && ['a second press', 'another login'].includes(when)) continue;
    test(`${what}, in its middle ${when}`, async ({ page, context, mock, t, path, logIn, expectProblems }) => {
      // whatever goes wrong has to be said: it is looked for below
      expectProblems(/./);
      const held = write.held ?? write.call;
      const said = await listen(context);
      let isAsked = false;
      page.on('dialog', (dialog) => {
        isAsked = true;
        void dialog.dismiss();
      });
      const requests = watchRequests(page);
      await logIn(KAYAN);
      await page.goto(path('/about-us'));
      await page.goto(path(write.at));
      await write.fill?.({ page, t, mock });
      const button = write.button(page, t);
      await expect(button).toBeEnabled();
      const { release } = moment.isBefore ? { release: async () => undefined } : await mock.hold({ call: held });
      const middle = { page, t, mock, write, context, release };
      if (moment.isBefore) {
        // or a read of the page would be the first to find out
        await giveSign(page);
        await latePartsAreThere(page);
        await expect.poll(requests.isQuiet).toBe(true);
        await moment.run(middle);
      }
      said.length = 0;
      await button.click();
      if (!moment.isBefore) {
        await expect.poll(async () => (await mock.requests({ call: held })).length).toBeGreaterThan(0);
        await moment.run(middle);
      }
      await release();
      const done = async () =>
        (await mock.requests({ call: write.call })).filter(({ status }) => status !== null && status < 300).length;
      const isTold = async () => {
        const isDone = (await done()) > 0;
        if (isDone && moment.isLeft && !write.isLong) return true;
        if (isDone && write.shown) {
          await page.goto(path(write.at));
          await giveSign(page);
          await latePartsAreThere(page);
          await expect(write.shown(page, t)).toBeVisible();
          return true;
        }
        if (!isDone) said.push(await main(page).innerText());
        // the page went with its account, and nobody else is told more
        const isUnfinished = (text: string) => text.includes(t('Session.unfinished'));
        return isAsked || said.some((text) => isUnfinished(text) || (isDone ? IS_DONE : NOT_DONE).test(text));
      };
      await expect.poll(isTold, { message: `told on ${page.url()}`, timeout: 12_000 }).toBe(true);
      // a toggle that a second tab has turned off is turned on again
      const most = write.shown ? 3 : 1 + Number(write.isEachMeant ?? false);
      expect(await done()).toBeLessThanOrEqual(when === 'a second tab' ? most : 1);
    });
  }
