import { expect, test } from '../fixtures.ts';
import { paymentButton } from '../support/payment-page.ts';

test.use({ beginAs: 'member-with-cards' });

test('a card is made the default, and one is added at the payment service', { tag: '@once' }, async ({ shop, page, t, locale, persona }) => {
  const { has } = await persona();
  await shop.open('/account/cards');
  const cards = page.getByRole('main').getByRole('listitem');
  const mastercard = cards.filter({ hasText: t('Card.ending', { brand: 'Mastercard', last4: '4444' }) });
  await mastercard.getByRole('button', { name: t('Card.setDefault') }).click();
  await expect(mastercard.getByText(t('Card.default'), { exact: true })).toBeVisible();

  await page.getByRole('button', { name: t('Card.add') }).click();
  // the mock's page for it
  await paymentButton(page, locale, 'saveCard').click();
  await expect(page.getByText(t('Card.added'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('Card.ending', { brand: 'Visa', last4: '4242' }))).toHaveCount(has.cards);
});
