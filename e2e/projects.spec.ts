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

test('the parts of a project stay in view and mark the one that is read', async ({ page, path, t, logIn }) => {
  await logIn(KAYAN);
  await page.goto(path(`/shop/project/order/${ID}`));
  const parts = page.getByRole('navigation', { name: t('Project.parts') });
  for (const part of ['instalments', 'records', 'services', 'quotation']) {
    const link = parts.getByRole('link', { name: t(`Project.part.${part}`) });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(link).toBeInViewport();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(
      page.getByRole('main').getByRole('heading', {
        level: 2,
        name: t(part === 'services' ? 'Order.services' : `Project.${part}`),
        exact: true,
      }),
    ).toBeInViewport();
  }
  // where little of the page would be left, it scrolls away
  await page.setViewportSize({ width: 800, height: 390 });
  await page.mouse.wheel(0, 2000);
  await expect(parts).not.toBeInViewport();
});

test(
  'two versions of a quotation are compared, one is printed and answered',
  { tag: '@each' },
  async ({ page, path, t, logIn, mock, backendCalls, expectProblems, locale }) => {
    expectProblems(/500/);
    await logIn(KAYAN);
    await page.goto(path(`/shop/project/order/${ID}`));
    await page.getByRole('button', { name: t('Project.viewVersion', { number: 3 }) }).click();
    await page.getByRole('button', { name: t('Project.compare') }).click();
    const changes = page.getByRole('table', { name: t('Project.changesOf', { from: 2, to: 3 }) });
    await expect(changes.getByRole('rowheader')).toHaveText([
      t('Project.change.added', { count: 1 }),
      t('Project.change.removed', { count: 1 }),
      t('Project.change.changed', { count: 3 }),
    ]);
    await expect(page.getByText('HK$407,484.00 → HK$423,783.36')).toBeVisible();
    await expectAccessible(page);

    // on paper: the version and the studio's letterhead, nothing of the page
    await page.evaluate(() => (window.print = () => void dispatchEvent(new Event('beforeprint'))));
    await page.getByRole('button', { name: t('Project.printVersion') }).click();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name: `${t('Project.quotation')} Q-260824-V3` });
    await expect(sheet.getByText('HK$423,783.36')).toBeVisible();
    await expect(sheet.getByText('studio@example.hk')).toBeVisible();
    await expect(changes).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));

    // a failure keeps what was written; two clicks send one enquiry
    const ask = t('Project.answer.changes');
    await page.getByRole('button', { name: ask }).click();
    const dialog = page.getByRole('dialog', { name: ask });
    const words = dialog.getByLabel(t('Project.answer.changesWords'));
    await expect(dialog.getByLabel(t('Enquiry.email'))).toHaveValue(KAYAN.email);
    await dialog.getByRole('button', { name: ask }).click();
    await expect(words).toBeFocused();
    await words.fill('Oak instead of walnut');
    await expectAccessible(page);
    await mock.fault({ path: '/enquiries', status: 500, times: 1 });
    await dialog.getByRole('button', { name: ask }).click();
    await expect(dialog.getByText(t('Enquiry.kept'))).toBeVisible();
    await expect(words).toHaveValue('Oak instead of walnut');
    await dialog.getByRole('button', { name: ask }).dblclick();
    await expect(page.getByText(t('Project.answer.sentText', { email: KAYAN.email }))).toBeVisible();
    const sent = await backendCalls({ call: 'sendEnquiry' });
    expect(sent).toHaveLength(2);
    const body = sent.at(-1)?.body as Record<string, string>;
    expect(body.subject).toBe(t('Project.answer.changesSubject', { reference: 'Q-260824-V3', number: 3 }));
    for (const fact of [
      'AHK-260824',
      'Q-260824-V3',
      'HK$423,783.36',
      '14/11/2026',
      NAME[locale],
      'Oak instead of walnut',
    ])
      expect(body.description).toContain(fact);
    await page.reload();
    await page.getByRole('button', { name: t('Project.viewVersion', { number: 3 }) }).click();
    await expect(page.getByText(t('Project.answer.changesSent'))).toBeVisible();
  },
);
