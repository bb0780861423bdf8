import { expect, test } from '../fixtures.ts';
import { openWith } from '../support/requests.ts';

// docs/qa.md lists every kind of fault; these are the ones that tests need most.
test('an answer that fails once is asked for again by a press', { tag: '@once' }, async ({ shop, page, t, mock, persona, expectProblems }) => {
  expectProblems(/: 500 GET/);
  await persona('member-with-cards');
  // the query asks a second time by itself
  await mock.fault({ call: 'getCreditCards', status: 500, times: 2 });
  await shop.open('/account/cards');
  await page.getByRole('main').getByRole('alert').getByRole('button').click();
  await expect(page.getByText(t('Card.ending', { brand: 'Visa', last4: '4242' }))).toBeVisible();
});

test('an answer that is held back: what the screen shows meanwhile', { tag: '@once' }, async ({ shop, page, t, mock, persona }) => {
  await persona('member-with-cards');
  const held = await mock.hold({ call: 'getCreditCards' });
  await shop.open('/account/cards');
  const visa = page.getByText(t('Card.ending', { brand: 'Visa', last4: '4242' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visa).toBeHidden();
  await held.release();
  await expect(visa).toBeVisible();
});

test('a service is dearer by the time that it is ordered', { tag: '@once' }, async ({ shop, page, path, t, mock }) => {
  await openWith(page, shop.url + path('/shop/main/cart'));
  await mock.patchProduct('svc-window-seat', { price: 99_000, original_price: 99_000 });
  await page.reload();
  await expect(page.getByText('HK$99,000.00').first()).toBeVisible();
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) })).toBeVisible();
});
