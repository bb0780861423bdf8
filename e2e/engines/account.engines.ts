import { mediaFile, SLIP } from '../support/choose.ts';
import { KAYAN } from '../support/login-page.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './sessions.ts';

const PICTURES = [mediaFile('bedroom-hotel'), SLIP];
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
