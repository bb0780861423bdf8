import type { Page } from '@playwright/test';
import { clickIn, expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';
import { paymentButton } from './support/payment-page.ts';

const VISA = { brand: 'Visa', last4: '4242' };
const MASTERCARD = { brand: 'Mastercard', last4: '4444' };

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

// @spec-3.4
test('cards are added on the payment service, made the default and deleted @gate', async ({
  page,
  path,
  t,
  locale,
  logIn,
}) => {
  await logIn(KAYAN);
  await page.goto(path('/account/cards'));
  const visa = row(page, t('Card.ending', VISA));
  const mastercard = row(page, t('Card.ending', MASTERCARD));
  await expect(visa.getByText(t('Card.default'))).toBeVisible();

  // cancelled at the payment service, then added
  await page.getByRole('button', { name: t('Card.add') }).click();
  await paymentButton(page, locale, 'cancel').click();
  await expect(page.getByText(t('Card.addCancelled'))).toBeVisible();
  await expect(page).toHaveURL(path('/account/cards'));
  await page.getByRole('button', { name: t('Card.add') }).click();
  await paymentButton(page, locale, 'saveCard').click();
  await expect(page.getByText(t('Card.added'), { exact: true })).toBeVisible();
  await expect(visa).toHaveCount(2);

  await mastercard.getByRole('button', { name: t('Card.setDefault') }).click();
  await expect(page.getByText(t('Toast.cardDefault'), { exact: true })).toBeVisible();

  await expectAccessible(page);

  await mastercard.getByRole('button', { name: t('Card.delete') }).click();
  await clickIn(page, 'dialog', 'button', { name: t('Card.delete') });
  await expect(page.getByText(t('Toast.cardDeleted'), { exact: true })).toBeVisible();
  await expect(mastercard).toBeHidden();
  await expect(page.getByText(t('Card.default'), { exact: true })).toHaveCount(1);
});
