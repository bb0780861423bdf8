import { fileURLToPath } from 'node:url';
import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const ID = 'order-260824';
const NAME = { en: 'Tai Hang, whole-home renovation', zh: '大坑全屋裝修', cn: '大坑全屋整装' };
const SLIP = fileURLToPath(new URL('../tests/mock-backend/media/payment-slip-sample.webp', import.meta.url));

test(
  'a project is found, its quotation read, an instalment paid and the slip followed',
  { tag: '@each' },
  async ({ page, path, t, locale, logIn, mock, expectProblems }) => {
    expectProblems(/500/);
    // nothing is being read yet but what this customer will hand in
    await mock.setPaymentRecord(ID, 'payment-260824-4', 'rejected');
    await logIn(KAYAN);
    await page.goto(path('/shop/project/order'));
    await page.getByRole('listitem').filter({ hasText: 'AHK-260824' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: NAME[locale] })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(NAME[locale]));

    // the accepted version, and one that waits for an answer
    const version = (number: number, status: string) =>
      page.getByRole('radio', {
        name: `${t('Project.version', { number })} · ${t(`Project.versionStatus.${status}`)}`,
      });
    await expect(version(2, 'accepted')).toBeChecked();
    await version(3, 'sent').check({ force: true });
    const lines = page.getByRole('table', { name: t('Project.linesOf', { number: 3 }) });
    await expect(lines.getByText({ en: 'Window seat', zh: '窗台座位', cn: '飘窗坐榻' }[locale])).toBeVisible();
    await expect(page.getByText(t('Project.answer.waits'))).toBeVisible();
    const instalments = page.getByRole('table', { name: t('Project.instalmentsTable') }).getByRole('row');
    await expect(
      instalments.nth(1).getByText(t('Project.instalmentStatus.paid')).filter({ visible: true }),
    ).toBeVisible();
    await expectAccessible(page);

    // the proof of the next instalment
    await expect(page.getByRole('heading', { name: t('Project.nextPayment', { n: 3 }) })).toBeVisible();
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('Upload.choose') }).click();
    await (await picker).setFiles(SLIP);
    await page.getByRole('button', { name: t('Order.uploadProof') }).click();
    const recognising = page.getByText(t('Project.record.recognising'));
    await expect(recognising).toBeVisible();
    await expect(page.getByText(t('Project.anotherInstalment'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('Project.nextPayment', { n: 3 }) })).toBeHidden();

    // a look that fails leaves what is shown; the next one finds it read, and approved
    await mock.fault({ path: '/orders/{id}/details', status: 500 });
    const refresh = page.getByRole('button', { name: t('Project.refresh') });
    await refresh.click();
    await expect(page.getByText(t('Project.refreshFailed'))).toBeVisible();
    await expect(recognising).toBeVisible();
    await mock.clearFaults();
    const project = (await mock.orders()).find(({ _id }) => _id === ID)!.project!;
    await mock.setPaymentRecord(ID, project.payment_records.at(-1)!._id, 'approved');
    await refresh.click();
    await expect(page.getByText(t('Project.recognised'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('Project.nextPayment', { n: 4 }) })).toBeVisible();
    await expect(refresh).toBeHidden();
  },
);

// @spec-2.14
test('a slip that is being read is looked at by itself, and its proof can be opened', async ({
  page,
  path,
  t,
  logIn,
  mock,
}) => {
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
