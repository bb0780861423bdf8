import { clickIn, expect, type Page, test, type Translate } from './fixtures.ts';

const toasts = (page: Page, t: Translate) =>
  page.getByRole('region', { name: t('Ui.messages'), exact: true }).locator('[data-kind]');

/** One toast and no other, in the literal words (tests/i18n/messages.test.ts), at the top right. */
async function expectToast(page: Page, t: Translate, kind: 'phone' | 'server' | 'success') {
  await expect(toasts(page, t)).toHaveText([t(`Toast.${kind}`)]);
  const box = await toasts(page, t).boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box && box.x + box.width > width - 40 && box.y < 160).toBe(true);
}

async function sendEnquiry(page: Page, t: Translate, phone: string) {
  const main = page.getByRole('main');
  for (const [label, value] of [
    ['Enquiry.name', 'Ng Wing'],
    ['Enquiry.email', 'wing@example.hk'],
    ['Form.phoneLabel', phone],
    ['Enquiry.subject', 'A flat in Tai Koo'],
    ['Enquiry.description', 'Two children and a piano'],
  ] as const)
    await main.getByLabel(new RegExp(`^${t(label)}(${t('Ui.optional')})?$`)).fill(value);
  await main.getByRole('button', { name: t('Enquiry.send'), exact: true }).click();
}

// @spec-8.12
test(
  'what the shop itself rejects: the toast is seen, and said once, at the field',
  { tag: '@desktop' },
  async ({ page, path, t, mock }) => {
    await page.goto(path('/contact-us'));
    await sendEnquiry(page, t, '12');
    await expectToast(page, t, 'phone');
    await expect(toasts(page, t)).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByRole('alert').filter({ hasText: t('Toast.phone') })).toHaveCount(0);
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('aria-invalid', 'true');
    await expect(focused).toHaveAccessibleDescription(new RegExp(t('Toast.phone')));
    await expect(toasts(page, t)).toHaveCount(0);
    expect(await mock.requests({ call: 'sendEnquiry' })).toEqual([]);
  },
);

// @spec-8.13
test(
  'an error response of the backend: the literal toast beside the words at the form, then success',
  { tag: '@desktop' },
  async ({ page, path, t, mock, expectProblems }) => {
    expectProblems(/503/);
    await page.goto(path('/contact-us'));
    await mock.fault({ call: 'sendEnquiry', status: 503, times: 1 });
    await sendEnquiry(page, t, '');
    await expectToast(page, t, 'server');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('Form.server'));
    await expect(page.getByText(t('Form.unreachable'))).toHaveCount(0);
    await expect(toasts(page, t)).toHaveCount(0);
    await clickIn(page, 'main', 'button', { name: t('Enquiry.send') });
    await expectToast(page, t, 'success');
  },
);
