import type { Configuration } from '../lib/configuration/schema.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { translatorOf } from './support/messages.ts';

const ENQUIRY = {
  name: 'Ng Wing',
  email: 'wing@example.hk',
  phone: '61234567',
  subject: 'A flat in Tai Koo',
  description: '540 sq ft, two children <b>and a piano</b>',
};

// @spec-1.11
test('an enquiry is sent, and a failure keeps what was typed', async ({ page, path, t, mock, expectProblems }) => {
  expectProblems(/500/);
  await page.goto(path('/contact-us'));
  await expectAccessible(page);
  const send = page.getByRole('button', { name: t('Enquiry.send') });
  await send.click();
  const name = page.getByLabel(t('Enquiry.name'), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t('Form.required', { label: t('Enquiry.name') }));
  await expectAccessible(page);

  await name.fill(ENQUIRY.name);
  await page.getByLabel(t('Enquiry.email'), { exact: true }).fill(ENQUIRY.email);
  await page.getByLabel(t('Form.phoneLabel')).fill(ENQUIRY.phone);
  await page.getByLabel(t('Enquiry.subject')).fill(ENQUIRY.subject);
  await page.getByLabel(t('Enquiry.description'), { exact: true }).fill(ENQUIRY.description);
  await mock.fault({ method: 'POST', path: '/enquiries', status: 500, times: 1 });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: t('Enquiry.kept') })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(t('Enquiry.description'), { exact: true })).toHaveValue(ENQUIRY.description);
  await page.getByRole('button', { name: t('Enquiry.send') }).click();
  await expect(page.getByText(t('Enquiry.sent', { email: ENQUIRY.email }))).toBeVisible();
  expect((await mock.enquiries()).at(-1)).toMatchObject({ ...ENQUIRY, area_code: '+852' });
});

test(
  'Simplified pages name WeChat before WhatsApp, other pages on the contact page alone, and none without an account',
  { tag: '@once' },
  async ({ page, mock, shopWith }) => {
    const { wechat } = (await (await fetch(`${mock.url}/configuration/latest`)).json()) as Configuration;
    const id = wechat?.id ?? '';
    expect(id).not.toBe('');
    const named = { name: translatorOf('cn')('Ui.wechat', { id }) };
    const facts = page.getByRole('main').getByRole('term');
    await page.goto('/cn/contact-us');
    await expect(facts.first()).toHaveText(translatorOf('cn')('Contact.wechat'));
    await expect(page.getByRole('main').getByRole('definition').first()).toContainText(id);
    await expect(page.getByRole('img', { name: translatorOf('cn')('Contact.wechatCode') })).toBeVisible();
    await expectAccessible(page);
    for (const route of ['/', '/shop/main/product/svc-window-seat']) {
      await page.goto(`/cn${route}`);
      await expect(page.getByRole('contentinfo').getByRole('link', named)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', named)).toHaveAttribute('href', /\/cn\/contact-us#wechat$/);
    }
    await page.goto('/zh/contact-us');
    await expect(facts.filter({ hasText: translatorOf('zh')('Contact.wechat') })).toHaveCount(1);
    await expect(facts.first()).toHaveText(translatorOf('zh')('Contact.address'));
    await expect(page.getByRole('contentinfo')).not.toContainText(id);

    const { shop, client } = await shopWith({}, { ownMock: true });
    await client.patchConfiguration({ wechat: null });
    await page.goto(`${shop.url}/cn/contact-us`);
    await expect(facts.first()).toHaveText(translatorOf('cn')('Contact.address'));
    await expect(page.getByText('微信')).toHaveCount(0);
  },
);

// @spec-2.4
test('where the studio is and when it is open', { tag: '@desktop' }, async ({ page, path, t, locale, mock }) => {
  const { footer } = (await (await fetch(`${mock.url}/configuration/latest`)).json()) as Configuration;
  const address = footer.store.address?.[locale] ?? '';
  await page.goto(path('/contact-us'));
  const main = page.getByRole('main');
  await expect(main.getByText(address)).toBeVisible();
  const map = main.getByRole('link', { name: t('Contact.map') });
  expect(new URL((await map.getAttribute('href')) ?? '').searchParams.get('query')).toBe(address);
  const weekdays = { en: 'Monday to Friday', zh: '星期一至五', cn: '周一至五' }[locale];
  await expect(main.getByRole('listitem').filter({ hasText: weekdays })).toContainText('10:00–19:00');
  const saturday = { en: 'Saturday', zh: '星期六', cn: '周六' }[locale];
  await expect(main.getByRole('listitem').filter({ hasText: saturday })).toContainText('10:00–17:00');
  await expect(main.getByRole('listitem').filter({ hasText: t('Contact.publicHolidays') })).toContainText(
    t('Contact.closed'),
  );
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  // the WhatsApp button stands in place of the link to the top, however far the page is scrolled
  await page.mouse.wheel(0, 4000);
  await expect(page.getByRole('link', { name: t('Layout.whatsapp') })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(page.getByRole('link', { name: t('Layout.toTop') })).toBeHidden();
});

// a picture of one pixel, as a file service checks the content
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'a service is asked about with a floor plan, and nothing is sent twice',
  { tag: '@each' },
  async ({ page, path, t, locale, mock, backendCalls, expectProblems, isPhone }) => {
    expectProblems(/500/);
    await page.goto(path('/shop/main/product/svc-window-seat'));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: t('Catalog.askAbout') }).click();
    await expect(page).toHaveURL(`${path('/contact-us')}?service=svc-window-seat#enquiry`);
    // the page itself is the same for everybody
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path('/contact-us')}$`));
    const form = page.getByRole('region', { name: t('Contact.enquiry') });
    await expect(form.getByRole('heading')).toBeInViewport();
    await expect(form.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByLabel(t('Enquiry.subject'))).toHaveValue(t('Enquiry.aboutSubject', { title }));
    await page.getByLabel(t('Enquiry.name'), { exact: true }).fill(ENQUIRY.name);
    await page.getByLabel(t('Enquiry.email'), { exact: true }).fill(ENQUIRY.email);
    await page.getByLabel(t('Enquiry.description'), { exact: true }).fill(ENQUIRY.description);

    const picker = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: t('Upload.addPictures') }).click();
    await (
      await picker
    ).setFiles([
      { name: 'plan.png', mimeType: 'image/png', buffer: PIXEL },
      { name: 'kitchen.png', mimeType: 'image/png', buffer: PIXEL },
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
    ]);
    await expect(form.getByRole('alert').filter({ hasText: t('Upload.pdf') })).toBeVisible();
    await expect(form.getByRole('button', { name: t('Upload.removeFile', { name: 'plan.png' }) })).toBeVisible();
    await expectAccessible(page);

    await mock.fault({ method: 'POST', path: '/upload', status: 500, times: 1 });
    const send = page.getByRole('button', { name: t('Enquiry.send') });
    await send.click();
    await expect(form.getByText(t('Upload.formFailed'))).toBeVisible();
    await expect(page.getByLabel(t('Enquiry.description'), { exact: true })).toHaveValue(ENQUIRY.description);
    expect(await backendCalls({ call: 'sendEnquiry' })).toEqual([]);
    await (isPhone ? send.click() : send.dblclick());
    await expect(page.getByText(t('Enquiry.sent', { email: ENQUIRY.email }))).toBeVisible();
    expect(await backendCalls({ call: 'uploadFile' })).toHaveLength(3);
    expect(await backendCalls({ call: 'sendEnquiry' })).toHaveLength(1);
    const enquiry = (await mock.enquiries()).at(-1);
    expect(enquiry).toMatchObject({ subject: t('Enquiry.aboutSubject', { title }) });
    const [text, about, pictures] = enquiry?.description.split('\n\n') ?? [];
    expect(text).toBe(ENQUIRY.description);
    expect(about?.split('\n')[0]).toBe(t('Enquiry.about', { title }));
    expect(decodeURIComponent(about ?? '')).toContain(
      locale === 'en' ? '/shop/main/product/svc-window-seat/' : `/${locale}/shop/main/product/svc-window-seat/`,
    );
    expect(pictures).toMatch(/\n1\. http\S+\n2\. http\S+$/);
    await expect(page).toHaveURL(`${path('/contact-us')}#enquiry`);
  },
);

test('home leads to the form itself, and an unknown service gives the plain one', async ({
  page,
  path,
  t,
  expectProblems,
}) => {
  expectProblems(/404/);
  await page.goto(path('/'));
  await page.getByRole('link', { name: t('Home.enquiryAction') }).click();
  const heading = page.getByRole('heading', { name: t('Contact.enquiry') });
  await expect(heading).toBeInViewport();
  await expect(page.getByLabel(t('Enquiry.name'), { exact: true })).toBeInViewport();
  await expect(heading).toBeFocused();

  for (const id of ['svc-none', 'x'.repeat(10_000)]) {
    await page.goto(path(`/contact-us?service=${id}`));
    await expect(page.getByLabel(t('Enquiry.name'), { exact: true })).toBeEditable();
    await expect(page.getByRole('button', { name: t('Enquiry.forget') })).toBeHidden();
  }
});
