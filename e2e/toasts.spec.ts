import { expect, type Page, test, type Translate } from './fixtures.ts';
import { submitButton } from './support/checkout-page.ts';
import { fillLogin, KAYAN, clickLogin } from './support/login-page.ts';
import { openWith } from './support/requests.ts';

test.use({ actionTimeout: 15_000 });

/** A message of spec 8; what it says literally is held by tests/i18n/messages.test.ts. */
type Kind = 'error' | 'email' | 'phone' | 'password' | 'server' | 'success';

const region = (page: Page, t: Translate) => page.getByRole('region', { name: t('Ui.messages'), exact: true });
const toasts = (page: Page, t: Translate) => region(page, t).locator('[data-kind]');

/** One toast and no other, in the literal words; then it goes by itself, so that the next one is news. */
async function expectToast(page: Page, t: Translate, kind: Kind, detail = '') {
  await expect(toasts(page, t)).toHaveText([t(`Toast.${kind}`) + detail]);
  const box = await toasts(page, t).boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box && box.x + box.width > width - 40 && box.y < 160).toBe(true);
  await expect(toasts(page, t)).toHaveCount(0);
}

/**
 * A rejected field has the focus and says why: the toast is hidden from screen readers, so that it is announced once.
 */
async function expectRejected(page: Page, t: Translate, kind: Kind) {
  const toast = toasts(page, t);
  await expect(toast).toHaveText([t(`Toast.${kind}`)]);
  await expect(toast).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('alert').filter({ hasText: t(`Toast.${kind}`) })).toHaveCount(0);
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('aria-invalid', 'true');
  if (kind !== 'error') await expect(focused).toHaveAccessibleDescription(new RegExp(t(`Toast.${kind}`)));
  await expect(toast).toHaveCount(0);
}

type Form = { name: string; path: string; fields: [label: string, value: string][]; button: string; kind: Kind };
const send = async (page: Page, t: Translate, { fields, button }: Form) => {
  const main = page.getByRole('main');
  for (const [label, value] of fields)
    await main.getByLabel(new RegExp(`^${t(label)}(${t('Ui.optional')})?$`)).fill(value);
  await main.getByRole('button', { name: t(button), exact: true }).click();
};

const ENQUIRY: Form['fields'] = [
  ['Enquiry.name', 'Ng Wing'],
  ['Enquiry.email', 'wing@example.hk'],
  ['Enquiry.subject', 'A flat in Tai Koo'],
  ['Enquiry.description', 'Two children and a piano'],
];
const FORMS: Form[] = [
  {
    name: 'enquiry',
    path: '/contact-us',
    fields: [...ENQUIRY, ['Form.phoneLabel', '12']],
    button: 'Enquiry.send',
    kind: 'phone',
  },
  { name: 'enquiry', path: '/contact-us', fields: [['Enquiry.name', '']], button: 'Enquiry.send', kind: 'error' },
  {
    name: 'look-up',
    path: '/shop/main/order',
    fields: [
      ['Order.reference', 'AHK-261123-101'],
      ['Order.emailOrPhone', 'wing@'],
    ],
    button: 'Order.lookup',
    kind: 'email',
  },
  {
    name: 'new password',
    path: '/account/password',
    fields: [
      ['Password.old', KAYAN.password],
      ['Form.newPassword', 'abcdef-12345-Gh!'],
    ],
    button: 'Password.change',
    kind: 'password',
  },
];

// @spec-8.12
test.describe('what the shop itself rejects', () => {
  for (const form of FORMS)
    test(`${form.name}: ${form.kind}`, { tag: '@desktop' }, async ({ page, path, t, logIn, backendCalls }) => {
      if (form.path.startsWith('/account')) await logIn(KAYAN);
      await page.goto(path(form.path));
      await send(page, t, form);
      await expectRejected(page, t, form.kind);
      expect((await backendCalls()).filter(({ path: asked }) => /enquiries|guest$|auth\/update/.test(asked))).toEqual(
        [],
      );
    });

  for (const [email, password, kind] of [
    [KAYAN.email, 'short', 'password'],
    // the first field with a rule counts
    ['nobody', 'short', 'email'],
    ['', '', 'error'],
  ] as const)
    test(`the login with “${email}” and “${password}”: ${kind}`, { tag: '@desktop' }, async ({ page, path, t }) => {
      await page.goto(path('/authentication/login/email'));
      await fillLogin(page, t, { email, password });
      await clickLogin(page, t);
      await expectRejected(page, t, kind);
    });

  test(
    'the checkout: its first rule, then a line that is missing',
    { tag: '@desktop' },
    async ({ page, path, t, backendCalls }) => {
      await openWith(page, path('/shop/main/cart'));
      const main = page.getByRole('main');
      await main.getByLabel(t('Checkout.phone'), { exact: true }).fill('12');
      await main.getByLabel(t('Checkout.email')).fill('nobody');
      const submit = submitButton(page, t);
      await submit.click();
      await expect(toasts(page, t)).toHaveText([t('Toast.phone')]);
      await expect(toasts(page, t)).toHaveCount(0);
      expect(await backendCalls({ call: 'checkout' })).toEqual([]);
    },
  );
});

// @spec-8.13
test.describe('an error response of the backend to an action', () => {
  test(
    'an enquiry: the literal toast beside the words at the form, then success',
    { tag: '@desktop' },
    async ({ page, path, t, mock, expectProblems }) => {
      expectProblems(/503/);
      await page.goto(path('/contact-us'));
      await mock.fault({ call: 'sendEnquiry', status: 503, times: 1 });
      await send(page, t, { ...FORMS[0]!, fields: ENQUIRY });
      await expect(toasts(page, t)).toHaveText([t('Toast.server')]);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('Form.server'));
      await expect(page.getByText(t('Form.unreachable'))).toHaveCount(0);
      await expect(toasts(page, t)).toHaveCount(0);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('Enquiry.send') })
        .click();
      await expectToast(page, t, 'success');
    },
  );
});
