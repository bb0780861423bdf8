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

test('a checkout loads no code', { tag: '@once' }, async ({ page, path, t, logIn, backendCalls }) => {
  await logIn(KAYAN);
  await openWith(page, path('/shop/main/cart'));
  await fillCheckout(page, t, 'online');
  const scripts = await afterDeploy(page);
  await submitButton(page, t).click();
  await expect.poll(async () => (await backendCalls({ call: 'checkout' })).length).toBe(1);
  expect(scripts).toEqual([]);
});
