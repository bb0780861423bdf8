import { expect } from '@playwright/test';
import type { Page, Translate } from '../fixtures.ts';

export const RECIPIENT = { name: 'Chan Ka Yan', phone: '91234567', address: 'Flat C, 18/F, Block 2, Lime Court' };

/** The checkout, filled in, with its total on the screen. The page of the cart is open. */
export async function fillCheckout(
  page: Page,
  t: Translate,
  payment: 'online' | 'offline',
  name = RECIPIENT.name,
): Promise<void> {
  await page.getByLabel(t('Checkout.name'), { exact: true }).fill(name);
  await page.getByLabel(t('Checkout.phone'), { exact: true }).fill(RECIPIENT.phone);
  await page
    .getByLabel(t('Checkout.address'), { exact: true })
    .or(page.getByLabel(t('Checkout.homeAddress'), { exact: true }))
    .fill(RECIPIENT.address);
  await page.getByRole('radio', { name: t(`Checkout.${payment}`) }).check();
  await expectTotal(page);
}

/** Waits for what it all comes to: nothing is sent before that was on the screen. */
async function expectTotal(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('complementary')
      .getByText(/^HK\$[1-9]/)
      .first(),
  ).toBeVisible();
}

/** The name of the button that submits, in all its wordings: it says what is paid and how. */
export const submitName = (t: Translate): RegExp =>
  new RegExp(`^(?:${[t('Checkout.submit'), t('Checkout.submitAndPay', { amount: '' })].join('|')})`);

export const submitButton = (page: Page, t: Translate) =>
  page.getByRole('complementary').getByRole('button', { name: submitName(t) });
