import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, start, waitForResponse } from '../tests/tools/processes.ts';
import { exampleEnv } from '../tests/tools/servers.ts';
import { expect, test } from './fixtures.ts';
import { fillCheckout, submitButton } from './support/checkout-page.ts';

test(
  'the start kit of a backend: a guest buys and pays, and the order outlives the backend',
  { tag: '@once' },
  async ({ page, shopWith, t }) => {
    // three servers are started
    test.slow();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const DATABASE_URL = join(mkdtempSync(join(tmpdir(), 'shop-backend-')), 'shop.sqlite');
    const startBackend = async () => {
      const env = { PORT: String(port), DATABASE_URL: process.env.TEST_DATABASE_URL || DATABASE_URL };
      const backend = start([process.execPath, 'docs/backend/server.ts'], { env });
      await waitForResponse(`${url}/configuration/latest`, backend);
      return backend;
    };
    const first = await startBackend();
    const variables = Object.entries(exampleEnv({ shop: '', mock: url })).filter(([, value]) => value.includes(url));
    const { shop } = await shopWith(Object.fromEntries(variables));

    const main = page.getByRole('main');
    await page.goto(`${shop.url}/shop/main/product`);
    await main.getByRole('heading', { name: 'Window seat' }).getByRole('link').click();
    const add = main.getByRole('button', { name: t('CartDrawer.add'), exact: true });
    await add.first().click();
    const drawer = page.getByRole('dialog', { name: t('CartDrawer.title') });
    await drawer.getByRole('link', { name: t('CartDrawer.checkout') }).click();
    await fillCheckout(page, t, 'online');
    await submitButton(page, t).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(main.getByText(t('Order.paid'), { exact: true })).toBeVisible();
    // the last that an order's page reads: no backend stops in the middle
    const isRead = () => page.waitForResponse('**/refund-request');
    await Promise.all([isRead(), main.getByRole('link', { name: t('Purchase.viewAppointment') }).click()]);

    await first.stop();
    const second = await startBackend();
    await Promise.all([isRead(), page.reload()]);
    const person = t('Order.day.person', { person: 'Lee Wai Man, project manager' });
    for (const text of ['Chan Ka Yan', person]) await expect(main.getByText(text)).toBeVisible();
    expect([first, second].flatMap((backend) => backend.output().match(/^.*Error.*$/gm) ?? [])).toEqual([]);
    await second.stop();
  },
);
