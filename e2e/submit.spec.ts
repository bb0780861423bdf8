import { expect, type Page, test } from './fixtures.ts';
import { fillCheckout, submitButton } from './support/checkout-page.ts';
import { KAYAN } from './support/login-page.ts';
import { openWith } from './support/requests.ts';

/** How long ago the last script came, in milliseconds. */
const sinceLastScript = (page: Page) =>
  page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      name.endsWith('.js'),
    );
    return performance.now() - Math.max(...scripts.map(({ responseEnd }) => responseEnd));
  });

/**
 * For a form that has been on the page for a while, as if a deployed shop had replaced all code meanwhile: a script
 * that is asked for from now on does not come, and the page would be reloaded.
 * @returns the scripts that were asked for
 */
async function afterDeploy(page: Page): Promise<string[]> {
  // ten seconds after the page come the last parts that no submit needs: what watches the network, and the cart's
  // drawer
  await expect(page.locator('[data-watched]')).toBeAttached({ timeout: 20_000 });
  await expect.poll(() => sinceLastScript(page)).toBeGreaterThan(1000);
  const scripts: string[] = [];
  await page.route('**/_next/static/**/*.js', (route) => {
    scripts.push(route.request().url());
    return route.abort();
  });
  return scripts;
}

test.describe('a submit loads no code:', { tag: '@once' }, () => {
  test('an enquiry', async ({ page, path, t, mock }) => {
    await page.goto(path('/contact-us'));
    for (const [label, value] of [
      [t('Enquiry.name'), 'Ng Wing'],
      [t('Enquiry.email'), 'wing@example.hk'],
      [t('Enquiry.description'), 'Two rooms in Tai Koo'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(t('Enquiry.subject')).fill('A flat');
    const scripts = await afterDeploy(page);
    await page.getByRole('button', { name: t('Enquiry.send') }).click();
    await expect(page.getByText(t('Enquiry.sentTitle'))).toBeVisible();
    await expect(page.getByText(t('Toast.success'), { exact: true }).first()).toBeVisible();
    expect(await mock.enquiries()).toContainEqual(expect.objectContaining({ name: 'Ng Wing' }));
    expect(scripts).toEqual([]);
  });

  test('a login', async ({ page, path, t, expectProblems }) => {
    expectProblems(/: 401 POST/);
    await page.goto(path('/authentication/login/email'));
    const main = page.getByRole('main');
    await main.getByLabel(t('Form.emailLabel'), { exact: true }).fill(KAYAN.email);
    await main.getByLabel(t('Form.passwordLabel'), { exact: true }).fill('Mistyped1');
    const scripts = await afterDeploy(page);
    await main.getByRole('button', { name: t('Authentication.login'), exact: true }).click();
    await expect(main.getByText(t('Authentication.loginFailed'))).toBeVisible();
    expect(scripts).toEqual([]);
  });

  test('a checkout', async ({ page, path, t, logIn, backendCalls }) => {
    await logIn(KAYAN);
    await openWith(page, path('/shop/main/cart'));
    await fillCheckout(page, t, 'online');
    const scripts = await afterDeploy(page);
    await submitButton(page, t).click();
    await expect.poll(async () => (await backendCalls({ call: 'checkout' })).length).toBe(1);
    expect(scripts).toEqual([]);
  });
});
