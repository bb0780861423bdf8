import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const ID = 'order-260824';

// @spec-2.14
test('a slip being read is looked at again, and can be opened @gate', async ({ page, path, t, logIn, mock }) => {
  await logIn(KAYAN);
  await page.goto(path(`/shop/project/order/${ID}`));
  await expect(page.getByText(t('Project.record.recognising'))).toBeVisible();
  await mock.setPaymentRecord(ID, 'payment-260824-4', 'waiting');
  await page.getByRole('button', { name: t('Project.openProof', { date: '18/11/2026 14:00' }) }).click();
  await expect(page.getByRole('dialog').getByAltText(t('Project.proofOf', { date: '18/11/2026 14:00' }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('Project.recognised'))).toBeVisible({ timeout: 10_000 });
});
