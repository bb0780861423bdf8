import { load } from 'cheerio';
import type { Configuration } from '../lib/configuration/schema.ts';
import { expect, expectAccessible, type Page, test, type Translate } from './fixtures.ts';
import { ask } from './support/http.ts';
import { translatorOf } from './support/messages.ts';

const ENQUIRY = {
  name: 'Ng Wing',
  email: 'wing@example.hk',
  phone: '61234567',
  subject: 'A flat in Tai Koo',
  description: '540 sq ft, two children <b>and a piano</b>',
};

/** One toast and no other, in the literal words (tests/i18n/messages.test.ts), at the top right. */
async function expectToast(page: Page, t: Translate, kind: 'error' | 'server' | 'success') {
  // one that was shown before may still be there
  const toast = page
    .getByRole('region', { name: t('Ui.messages'), exact: true })
    .locator('[data-kind]')
    .filter({ hasText: new RegExp(`^${t(`Toast.${kind}`)}$`) });
  await expect(toast).toHaveCount(1);
  // what stands at a field, too, is said there alone
  if (kind === 'error') await expect(toast).toHaveAttribute('aria-hidden', 'true');
  const box = await toast.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box && box.x + box.width > width - 40 && box.y < 160).toBe(true);
}

// @spec-1.11 @spec-8.12 @spec-8.13
test('an enquiry is sent; a failure keeps what was typed @gate', async ({ page, path, t, mock, expectProblems }) => {
  expectProblems(/500/);
  await page.goto(path('/contact-us'));
  await expectAccessible(page);
  const send = page.getByRole('button', { name: t('Enquiry.send') });
  await send.click();
  await expectToast(page, t, 'error');
  const name = page.getByLabel(t('Form.name'), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t('Form.required', { label: t('Form.name') }));
  await expectAccessible(page);

  await name.fill(ENQUIRY.name);
  await page.getByLabel(t('Form.emailLabel'), { exact: true }).fill(ENQUIRY.email);
  await page.getByLabel(t('Form.phoneLabel')).fill(ENQUIRY.phone);
  await page.getByLabel(t('Enquiry.subject')).fill(ENQUIRY.subject);
  await page.getByLabel(t('Enquiry.description'), { exact: true }).fill(ENQUIRY.description);
  await mock.fault({ method: 'POST', path: '/enquiries', status: 500, times: 1 });
  await send.click();
  await expectToast(page, t, 'server');
  await expect(page.getByRole('alert').filter({ hasText: t('Enquiry.kept') })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(t('Enquiry.description'), { exact: true })).toHaveValue(ENQUIRY.description);
  await page.getByRole('button', { name: t('Enquiry.send') }).click();
  await expectToast(page, t, 'success');
  await expect(page.getByText(t('Enquiry.sent', { email: ENQUIRY.email }))).toBeVisible();
  expect((await mock.enquiries()).at(-1)).toMatchObject({ ...ENQUIRY, area_code: '+852' });
});

test('Simplified pages name WeChat before WhatsApp', { tag: '@once' }, async ({ page, shop, mock, shopWith }) => {
  const { wechat } = (await (await fetch(`${mock.url}/configuration/latest`)).json()) as Configuration;
  const id = wechat?.id ?? '';
  expect(id).not.toBe('');
  const cn = translatorOf('cn');
  const main = page.getByRole('main');
  await page.goto('/cn/contact-us');
  await expect(main.getByRole('term').first()).toHaveText(cn('Contact.wechat'));
  await expect(main.getByRole('definition').first()).toContainText(id);
  await expect(page.getByRole('img', { name: cn('Contact.wechatCode') })).toBeVisible();
  await expectAccessible(page);
  const sent = async (url: string) => load((await ask(url)).body);
  for (const route of ['', '/shop/main/product/svc-window-seat/飘窗座位']) {
    const $ = await sent(encodeURI(`${shop.url}/cn${route}`));
    for (const part of ['footer', 'main'])
      expect($(`${part} a[href="/cn/contact-us#wechat"]`).text(), `${part} of ${route}`).toBe(cn('Ui.wechat', { id }));
  }
  const zh = await sent(`${shop.url}/zh/contact-us`);
  expect(zh('main dt').first().text()).toBe(translatorOf('zh')('Contact.address'));
  expect(zh('main dt').text()).toContain(translatorOf('zh')('Contact.wechat'));
  expect(zh('footer').text()).not.toContain(id);

  const { shop: without, client } = await shopWith({}, { ownMock: true });
  await client.patchConfiguration({ wechat: null });
  const $ = await sent(`${without.url}/cn/contact-us`);
  $('script').remove();
  expect($('main dt').first().text()).toBe(cn('Contact.address'));
  expect($('body').text()).not.toContain('微信');
});

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
