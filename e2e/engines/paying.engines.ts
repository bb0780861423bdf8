import { RECIPIENT } from '../support/checkout-page.ts';
import { SLIP } from '../support/choose.ts';
import { WORDS } from '../support/payment-page.ts';
import { WINDOW_SEAT } from '../support/requests.ts';
import { expect, test, type Translate } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

const MAIN = { role: 'main' };

async function fillCheckout(visitor: Visitor, t: Translate, payment: 'online' | 'offline'): Promise<void> {
  await visitor.openWith('/shop/main/cart', WINDOW_SEAT);
  await visitor.fill(t('Checkout.name'), RECIPIENT.name);
  await visitor.fill(t('Checkout.phone'), RECIPIENT.phone);
  await visitor.fill(t('Checkout.address'), RECIPIENT.address);
  await visitor.click('radio', t(`Checkout.${payment}`), { isStart: true });
}

test('an online payment', async ({ visitor, t, locale, mock }) => {
  await fillCheckout(visitor, t, 'online');
  await visitor.click('button', t('Checkout.submitAndPay', { amount: 'HK$' }), {
    isStart: true,
    within: { role: 'complementary' },
  });
  await visitor.at(/\/pay\//);
  await visitor.click('button', WORDS.pay[locale]);
  await visitor.at(/\/result\/order\/success\?order_id=/);
  await visitor.see('text', t('Order.paid'), { within: MAIN });
  expect(await mock.orders()).toEqual(
    expect.arrayContaining([expect.objectContaining({ is_paid: true, current_status: 'submitted' })]),
  );
});

test('an offline payment with its proof', async ({ visitor, t, mock }) => {
  await fillCheckout(visitor, t, 'offline');
  await visitor.click('button', t('Checkout.submit'), { within: { role: 'complementary' } });
  await visitor.at(/\/result\/order\/success\?order_id=/);
  await visitor.click('link', t('Purchase.uploadProof'), { within: MAIN });
  await visitor.see('button', t('Upload.choose'), { within: MAIN });
  await visitor.upload(t('Upload.choose'), [SLIP]);
  await visitor.click('button', t('Purchase.uploadProof'), { within: MAIN });
  await visitor.see('text', t('Order.badge.proofUploaded'), { within: MAIN });
  expect(await mock.orders()).toEqual(
    expect.arrayContaining([expect.objectContaining({ current_status: 'pending', is_paid: false })]),
  );
});
