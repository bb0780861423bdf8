import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import type { Configuration } from '../lib/configuration/schema.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ask, targetOf } from './support/http.ts';
import { KAYAN } from './support/login-page.ts';

const MESSAGES: Configuration['response_messages'] = JSON.parse(
  readFileSync(new URL('../tests/mock-backend/data/response-messages.json', import.meta.url), 'utf8'),
);
const OUTCOMES = ['success', 'failure', 'cancelled'] as const;

test.describe('as the server sends it', { tag: '@desktop' }, () => {
  // @spec-2.15 @spec-4.16
  test('each outcome has its page, of every configured type in the configured words, and without a type', async ({
    shop,
    page,
    path,
    locale,
    t,
  }) => {
    for (const outcome of OUTCOMES) {
      for (const [type, messages] of [...Object.entries(MESSAGES), ['', {}] as const]) {
        const words = messages[outcome]?.title[locale] ?? t(`Result.${outcome}`);
        const address = path(['/result', type, outcome].filter(Boolean).join('/'));
        if (type !== 'order') expect(load((await ask(shop.url + address)).body)('h1').text(), address).toBe(words);
        else {
          // its page looks for the appointment first
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
        }
      }
    }
  });

  // @spec-4.10
  test('a type that is not configured leads to the not-found page', async ({ shop, path }) => {
    for (const type of ['nonsense', '__proto__', 'constructor'])
      expect(targetOf(await ask(shop.url + path(`/result/${type}/success`))), type).toBe(path('/not-found'));
  });

  // @spec-2.17
  test('a failed verification offers the next step', async ({ shop, path, t }) => {
    const $ = load((await ask(shop.url + path('/result/verification_code/failure'))).body);
    const next = $('main a').filter((_, link) => $(link).text() === t('Common.resetPassword'));
    expect(next.attr('href')).toBe(path('/authentication/forget-password/email'));
  });
});

test('a payment is confirmed while the page waits for it', { tag: '@once' }, async ({ page, path, t, mock, logIn }) => {
  await logIn(KAYAN);
  await mock.setPayment('order-269102', 'waiting');
  await page.goto(path('/result/order/success?order_id=order-269102'));
  await expect(page.getByRole('heading', { level: 1, name: t('Result.confirming') })).toBeVisible();
  await expect(page.getByText('AHK-269102')).toBeVisible();
  await expectAccessible(page);
  await mock.setPayment('order-269102', 'paid');
  await expect(page.getByRole('main').getByText(t('Order.paid'), { exact: true })).toBeVisible();
});
