import { textIn } from '../../lib/i18n/text.ts';
import { LOCALE_TABLE } from '../../lib/i18n/locales.ts';
import { RECIPIENT } from '../support/checkout-page.ts';
import { WINDOW_SEAT } from '../support/requests.ts';
import { translatorOf } from '../support/messages.ts';
import { test } from './fixtures.ts';

const LISTING = '/shop/main/product';
const DETAIL = '/shop/main/product/svc-window-seat';
const SEAT = { en: 'Window seat', zh: '窗台座位', cn: '飘窗座位' };
const WIDTH = { en: '6 ft', zh: '6 呎', cn: '1.8 米' };
const MAIN = { role: 'main' };

test('browse', async ({ visitor, t, locale }) => {
  await visitor.open('/');
  const recommended = { role: 'region', name: t('Catalog.recommended') };
  await visitor.click('link', undefined, { within: { role: 'heading', nth: 1, within: recommended } });
  await visitor.see('button', t('CartDrawer.add'), { within: MAIN });
  await visitor.open(LISTING);
  // the list grows by itself when its end comes near
  await visitor.driver.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end' }));
  await visitor.at(/page=/);
  await visitor.click('link', textIn(SEAT, locale), { within: MAIN });
  await visitor.at(/svc-window-seat/);
  await visitor.see('heading', SEAT[locale]);
  await visitor.driver.back();
  await visitor.at(/page=/);
  await visitor.see('link', SEAT[locale], { within: MAIN });
});

test('options, cart and drawer', async ({ visitor, t, locale }) => {
  await visitor.open(DETAIL);
  await visitor.click('radio', WIDTH[locale]);
  await visitor.at(/\?variant=svc-window-seat-6ft/);
  await visitor.see('radio', WIDTH[locale], { isChecked: true });
  await visitor.driver.reload();
  await visitor.see('radio', WIDTH[locale], { isChecked: true });
  await visitor.see('link', t('CartDrawer.count', { count: 0 }));
  await visitor.click('button', t('CartDrawer.add'), { within: MAIN });
  const drawer = { role: 'dialog', name: t('CartDrawer.title'), isStart: true };
  await visitor.see('text', t('CartDrawer.added'), { within: drawer });
  await visitor.driver.press('Escape');
  await visitor.seeNone('dialog', t('CartDrawer.title'), { isStart: true });
  await visitor.click('link', t('CartDrawer.count', { count: 1 }));
  await visitor.click('link', t('CartDrawer.checkout'), { within: drawer });
  await visitor.at('/shop/main/cart');
  await visitor.see('heading', t('Cart.title'));
  await visitor.click('button', t('Common.removeNamed', { name: '' }).trim(), { within: MAIN, isStart: true });
  await visitor.see('heading', t('Common.noRequests'));
});

test('a language switch in the middle of a checkout', async ({ visitor, t, locale, isPhone }) => {
  await visitor.openWith('/shop/main/cart', WINDOW_SEAT);
  await visitor.fill(t('Checkout.name'), RECIPIENT.name);
  await visitor.fill(t('Checkout.address'), RECIPIENT.address);
  if (isPhone) await visitor.click('button', t('Layout.menu'), { within: { role: 'banner' } });
  const to = locale === 'zh' ? 'en' : 'zh';
  await visitor.click('link', LOCALE_TABLE[to].name, { within: { role: 'navigation', name: t('Layout.language') } });
  await visitor.at(to === 'en' ? /\d\/shop\/main\/cart$/ : /\/zh\/shop\/main\/cart$/);
  const inOther = translatorOf(to);
  for (const label of ['name', 'address'] as const)
    await visitor.see('field', inOther(`Checkout.${label}`), { value: RECIPIENT[label] });
});
