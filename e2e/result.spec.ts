import { readFileSync } from 'node:fs';
import type { Configuration } from '../lib/configuration/schema.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const MESSAGES: Configuration['response_messages'] = JSON.parse(
  readFileSync(new URL('../tests/mock-backend/data/response-messages.json', import.meta.url), 'utf8'),
);
const OUTCOMES = ['success', 'failure', 'cancelled'] as const;

// @spec-2.15
test(
  'every configured type and outcome has its page, in the configured words',
  { tag: '@desktop' },
  async ({ page, path, locale, t }) => {
    for (const [type, messages] of Object.entries(MESSAGES)) {
      for (const outcome of OUTCOMES) {
        const configured = messages[outcome]?.title[locale];
        await page.goto(path(`/result/${type}/${outcome}`));
        await expect(page.getByRole('heading', { level: 1, name: configured ?? t(`Result.${outcome}`) })).toBeVisible();
      }
    }
  },
);

// @spec-4.16
test('a result without a type says how it went', { tag: '@once' }, async ({ page, path, t }) => {
  for (const outcome of OUTCOMES) {
    await page.goto(path(`/result/${outcome}`));
    await expect(page.getByRole('heading', { level: 1, name: t(`Result.${outcome}`) })).toBeVisible();
  }
  await expectAccessible(page);
});

// @spec-4.10
test(
  'a type that is not configured leads to the not-found page',
  { tag: '@once' },
  async ({ page, path, t, expectProblems }) => {
    expectProblems(/404/);
    for (const type of ['nonsense', '__proto__', 'constructor']) {
      await page.goto(path(`/result/${type}/success`));
      await expect(page).toHaveURL(path('/not-found'));
      await expect(page.getByRole('heading', { level: 1, name: t('ErrorPages.notFoundTitle') })).toBeVisible();
    }
  },
);

// @spec-2.17
test('a failed verification offers the next step', { tag: '@once' }, async ({ page, path, t }) => {
  await page.goto(path('/result/verification_code/failure'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Result.forgetPassword') })
    .click();
  await expect(page).toHaveURL(path('/authentication/forget-password/email'));
});

test.describe('after a checkout', () => {
  test.beforeEach(({ logIn }) => logIn(KAYAN));

  test('a payment is confirmed while the page waits', { tag: '@once' }, async ({ page, path, t, mock }) => {
    await mock.setPayment('order-261025', 'waiting');
    await page.goto(path('/result/order/success?order_id=order-261025'));
    await expect(page.getByRole('heading', { level: 1, name: t('Result.confirming') })).toBeVisible();
    await expect(page.getByText('AHK-261025')).toBeVisible();
    await expectAccessible(page);
    await mock.setPayment('order-261025', 'paid');
    await expect(page.getByRole('main').getByText(t('Result.paid'), { exact: true })).toBeVisible();
  });
});
