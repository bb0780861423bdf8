import { expect, type Page, test } from '@playwright/test';
import type { Translate } from './messages.ts';

type Insets = { left?: number; right?: number; bottom: number };
type Field = { type: string; inputMode: string; autocomplete: string; enterKeyHint: string };

/** What the notch and the home indicator take of an iPhone's screen. */
const POSITIONS: { name: string; size: { width: number; height: number }; insets: Insets }[] = [
  { name: 'portrait', size: { width: 390, height: 780 }, insets: { bottom: 34 } },
  { name: 'landscape', size: { width: 780, height: 390 }, insets: { left: 59, right: 59, bottom: 21 } },
];

const TEXT: Field = { type: 'text', inputMode: '', autocomplete: '', enterKeyHint: '' };
const OFF = { ...TEXT, autocomplete: 'off' };
const AREA = { ...TEXT, type: 'textarea' };
const SELECT = { ...TEXT, type: 'select-one' };
const EMAIL = { ...TEXT, type: 'email', inputMode: 'email', autocomplete: 'email' };
const PASSWORD = { ...TEXT, type: 'password' };

/** What keyboard and autofill are told, by “path field”. The first entry that matches counts. */
const expectedFields = (t: Translate): [RegExp, Field][] => [
  [/^\/authentication\/(login|register|forget-password)\/email email$/, { ...EMAIL, autocomplete: 'username' }],
  [/ email$/, EMAIL],
  [/ email_again$/, { ...EMAIL, autocomplete: 'off' }],
  [/ phone_again$/, { ...OFF, type: 'tel', inputMode: 'tel' }],
  [/ phone$/, { ...TEXT, inputMode: 'tel', autocomplete: 'tel-national' }],
  [/ area_code$/, { ...SELECT, autocomplete: 'tel-country-code' }],
  [/\/login\/email password$| old_password$/, { ...PASSWORD, autocomplete: 'current-password' }],
  [/ (new_)?password$/, { ...PASSWORD, autocomplete: 'new-password' }],
  [/ verification_code$/, { ...TEXT, inputMode: 'numeric', autocomplete: 'one-time-code' }],
  [/ name$/, { ...TEXT, autocomplete: 'name' }],
  [/ username$/, { ...TEXT, autocomplete: 'nickname' }],
  [/ address$/, { ...AREA, autocomplete: 'street-address' }],
  [/ district$/, { ...SELECT, autocomplete: 'address-level2' }],
  [new RegExp(` (country|${t('Form.country')})$`), { ...SELECT, autocomplete: 'country' }],
  [new RegExp(` (sort|gender|${t('Voucher.sortBy')}|${t('Membership.period')})$`), SELECT],
  [/ contact$/, { ...TEXT, autocomplete: 'email' }],
  [/ (subject|number)$/, OFF],
  [/^\/posts\S* keyword$/, { ...OFF, type: 'search', enterKeyHint: 'search' }],
  [/ keyword$/, { ...OFF, enterKeyHint: 'search' }],
  [/ (min|max)_price$/, { ...OFF, inputMode: 'decimal' }],
  [
    new RegExp(` (${t('Voucher.quantity')}|${t('CatalogDetail.quantity', { name: '' }).trim()})`),
    { ...OFF, inputMode: 'numeric', enterKeyHint: 'done' },
  ],
  [new RegExp(` ${t('Checkout.voucherCode')}$`), { ...OFF, enterKeyHint: 'done' }],
  [/^\/(posts\/\S+ comment|contact-us description)$/, AREA],
  [/^\/shop\/main\/order\/\S+ (comment|reason)$/, { ...AREA, autocomplete: 'off' }],
];

/**
 * What must hold of every screen on a phone, whatever window it was opened in. `path` is the screen's, without the
 * language. Scrolls all of it to the end.
 */
export async function expectFitsPhones(page: Page, t: Translate, path: string): Promise<void> {
  const window = page.viewportSize();
  const devtools = await page.context().newCDPSession(page);
  for (const { name, size, insets } of POSITIONS) {
    await page.setViewportSize(size);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    if (name === 'portrait') await expectRightFields(page, t, path);
    await test.step(`${name}: nothing that can be pressed lies under the notch or the home indicator`, async () =>
      expect.soft(await page.evaluate(coveredBy, insets)).toEqual([]));
  }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  await devtools.detach();
  if (window) await page.setViewportSize(window);
}

/** Fields bring up the right keyboard, and do not zoom the page. */
async function expectRightFields(page: Page, t: Translate, path: string): Promise<void> {
  const fields = await page.evaluate(fieldsOf);
  const expected = fields.map(({ name }) => {
    const [, field] = expectedFields(t).find(([pattern]) => pattern.test(`${path} ${name}`)) ?? [];
    return field ?? `a kind for “${path} ${name}”`;
  });
  expect.soft(fields).toMatchObject(expected);
  // Safari zooms in on the focus of smaller ones, and stays there
  expect.soft(fields.filter(({ fontSize }) => fontSize < 16)).toEqual([]);
  await expect
    .soft(page.locator('meta[name=viewport]'))
    .toHaveAttribute('content', 'width=device-width, initial-scale=1, viewport-fit=cover');
}

/** In the page: its text fields and lists, also those in a closed part. */
function fieldsOf(): (Field & { name: string; fontSize: number })[] {
  const SKIPPED = ['hidden', 'radio', 'checkbox', 'file', 'range'];
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => !SKIPPED.includes(field.type) && !field.hidden)
    .map((field) => ({
      name: field.name || (field.ariaLabel ?? field.labels?.[0]?.firstChild?.textContent ?? ''),
      type: field.type,
      inputMode: field.inputMode,
      autocomplete: field.getAttribute('autocomplete') ?? '',
      enterKeyHint: field.enterKeyHint,
      fontSize: Number.parseFloat(getComputedStyle(field).fontSize),
    }));
}

/** In the page: controls under an inset, before and after everything has been scrolled to its end. */
function coveredBy({ left = 0, right = 0, bottom }: Insets): string[] {
  const found = new Set<string>();
  const withAncestors = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? withAncestors(element.parentElement) : []),
  ];
  const scrollsAcross = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
  const scrollsDown = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;
  const stays = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);

  function look(isEnd: boolean): void {
    const dialog = document.querySelector('dialog:modal');
    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      const box = control.getBoundingClientRect();
      const isShown =
        box.width > 1 &&
        box.height > 1 &&
        box.bottom > 0 &&
        box.top < innerHeight &&
        control.checkVisibility({ visibilityProperty: true });
      const isReachable = !control.closest('[inert]') && (dialog?.contains(control) ?? true);
      if (!isShown || !isReachable) continue;
      const around = withAncestors(control);
      const fixed = around.findIndex(stays);
      // what is scrolled away from under the inset is reachable
      const isFixed = fixed >= 0 && !around.slice(0, fixed).some(scrollsDown);
      const isAtSide = (box.left < left || box.right > innerWidth - right) && !around.some(scrollsAcross);
      const isAtFoot = box.bottom > innerHeight - bottom && (isEnd || isFixed);
      if (isAtSide || isAtFoot)
        found.add(`${control.tagName} “${control.ariaLabel ?? control.textContent}” at ${JSON.stringify(box)}`);
    }
  }

  look(false);
  for (const element of document.querySelectorAll('*'))
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
  look(true);
  return [...found];
}
