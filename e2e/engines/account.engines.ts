import { fileURLToPath } from 'node:url';
import type { MockClient } from '../support/mock-client.ts';
import { CHAN, KAYAN } from '../support/login-page.ts';
import { expect, test } from './fixtures.ts';
import { becomeGuest, logIn } from './sessions.ts';
import { Key } from './visitor.ts';

const MEDIA = new URL('../../tests/mock-backend/media/', import.meta.url);
const PICTURES = ['bedroom-hotel.webp', 'payment-slip-sample.webp'].map((name) => fileURLToPath(new URL(name, MEDIA)));
const MAIN = { role: 'main' };
const BANNER = { role: 'banner' };
/** completed and paid, nothing written about it yet */
const DONE = '/shop/main/order/order-251130';

test('login, logout and Back', async ({ visitor, t, isPhone, expectProblems }) => {
  expectProblems(/404/);
  await visitor.open('/authentication/login/email');
  await visitor.fill(t('Form.emailLabel'), KAYAN.email);
  await visitor.fill(t('Form.passwordLabel'), KAYAN.password);
  await visitor.click('button', t('Authentication.login'), { within: MAIN });
  await visitor.see('region', t('Home.recommended'));
  await visitor.open('/account');
  await visitor.seeText(KAYAN.email);
  await visitor.click('button', t(isPhone ? 'Layout.menu' : 'Layout.account'), { within: BANNER });
  await visitor.click('button', t('Layout.logout'), { within: BANNER });
  await visitor.at('/');
  await visitor.seeText(t('Toast.loggedOut'));
  await visitor.driver.back();
  await visitor.at(/authentication\/login\/email\?from=/);
  await visitor.see('button', t('Authentication.login'), { within: MAIN });
  expect(await visitor.text()).not.toContain(KAYAN.email);
});

test('registration', async ({ visitor, t }) => {
  await becomeGuest(visitor, '/authentication/register/email?from=%2Fabout-us');
  await visitor.fill(t('Form.displayName'), 'Ng Wing');
  await visitor.fill(t('Form.emailLabel'), 'new.customer@example.hk');
  await visitor.fill(t('Form.phoneLabel'), '61234567', { isStart: true, nth: -1 });
  await visitor.fill(t('Form.passwordLabel'), 'Letters1');
  await visitor.click('button', t('Authentication.register'), { within: MAIN });
  await visitor.see('dialog', t('Welcome.receiptTitle'));
  await visitor.click('button', t('Welcome.continue'));
  await visitor.at('/about-us');
});

test('account details', async ({ visitor, t, mock }) => {
  await logIn(visitor, CHAN);
  await visitor.open('/account');
  await visitor.fill(t('Form.displayName'), '陳大文 Peter');
  await visitor.click('button', t('Account.save'), { within: MAIN });
  await visitor.seeText(t('Toast.success'));
  await visitor.driver.reload();
  await visitor.wait('the new name', async () => (await visitor.valueOf(t('Form.displayName'))) === '陳大文 Peter');
  expect((await mock.requests({ call: 'editAccount' })).at(-1)?.body).toMatchObject({ username: '陳大文 Peter' });
});

test('recipient, email and phone of an account', async ({ visitor, t, mock }) => {
  await logIn(visitor, KAYAN);
  await visitor.open('/account/recipient');
  await visitor.fill(t('Form.addressLabel'), 'Flat A, 9/F, 2 Sample Road');
  await visitor.fill(t('Form.phoneLabel'), '2345 6789');
  await visitor.click('button', t('Recipient.save'), { within: MAIN });
  await visitor.seeText(t('Toast.success'));
  const [sent] = (await mock.requests({ call: 'editRecipient' })).slice(-1);
  expect(sent?.body).toMatchObject({
    delivery_recipient: { address: expect.stringContaining('Flat A, 9/F, 2 Sample Road'), phone: '23456789' },
  });

  await visitor.open('/account/update-email');
  await visitor.click('button', t('ChangeContact.sendCode'), { within: MAIN });
  await visitor.seeText(t('ChangeContact.codeInInbox', { to: KAYAN.email }));
  await visitor.fill(t('Form.verificationCode'), await lastCode(mock, KAYAN.email));
  await visitor.fill(t('ChangeContact.newEmail'), 'kayan.new@example.hk');
  // on phones the button has the name of the account's menu
  await visitor.press(Key.Enter);
  await visitor.seeText(t('ChangeContact.emailChanged', { email: 'kayan.new@example.hk' }));

  await visitor.open('/account/phone');
  await visitor.click('button', t('ChangeContact.sendCode'), { within: MAIN });
  await visitor.seeText(t('ChangeContact.codeInMessages', { to: '+852 6000 0001' }));
  await visitor.fill(t('Form.verificationCode'), await lastCode(mock, '+85260000001'));
  await visitor.fill(t('ChangeContact.newPhone'), '6111 2222');
  await visitor.press(Key.Enter);
  await visitor.seeText(t('ChangeContact.phoneChanged', { phone: '+852 6111 2222' }));
});

const lastCode = async (mock: MockClient, to: string) => (await mock.mails(to)).at(-1)?.code ?? '';

test('an appointment on paper', async ({ visitor, t }) => {
  await logIn(visitor, KAYAN);
  await visitor.open('/shop/main/order/order-261003');
  const heading = t('Order.heading', { number: 'AHK-261003' });
  await visitor.see('heading', heading);
  await visitor.driver.evaluate(layOutForPaper);
  await visitor.see('article', heading);
  await visitor.see('row', undefined, { within: { role: 'article', name: heading }, nth: 3 });
  for (const hidden of ['banner', 'navigation', 'button', 'contentinfo']) await visitor.seeNone(hidden);
  await visitor.driver.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await visitor.seeNone('article', heading);
});

/** No driver shows print media: the rules for it become rules for all, and the page is told that it is printed. */
function layOutForPaper(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
  dispatchEvent(new Event('beforeprint'));
}

test('a review with pictures', async ({ visitor, t, mock }) => {
  await logIn(visitor, KAYAN);
  await visitor.open(DONE);
  const reviews = { role: 'region', name: t('Review.title') };
  await visitor.click('button', t('Review.write'), { within: reviews });
  await visitor.click('radio', t('Ui.rating', { rating: '4' }), { within: reviews });
  await visitor.fill(t('Review.comment'), 'Quiet since the first evening.', { within: reviews, isStart: true });
  await visitor.upload(t('Upload.addPictures'), PICTURES, { within: reviews });
  await visitor.click('button', t('Review.send'), { within: reviews });
  await visitor.see('text', t('Review.thanks'), { within: reviews });
  expect(await mock.requests({ call: 'uploadFile' })).toHaveLength(PICTURES.length);
});
