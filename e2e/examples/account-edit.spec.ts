import { expect, test } from '../fixtures.ts';

test.use({ beginAs: 'new-member' });

test('a name is changed, and is there after a reload', { tag: '@once' }, async ({ shop, page, t, backendCalls }) => {
  await shop.open('/account');
  const name = page.getByLabel(t('Form.displayName'));
  await name.fill('Lok Yi Cheung');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Account.save') })
    .click();
  await expect(page.getByText(t('Toast.success'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Lok Yi Cheung');
  expect((await backendCalls({ call: 'editAccount' })).map(({ status }) => status)).toEqual([200]);
});
