import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { fillCheckout, submitButton } from '../../e2e/support/checkout-page.ts';
import { translatorOf } from '../../e2e/support/messages.ts';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { freePort, onEnd, run, runTool, start, waitForResponse } from './processes.ts';
import { NODE } from './project.ts';
import { createReport } from './report.ts';
import { exampleEnv, startShop } from './servers.ts';

// `npm run test:backend`: the backend of docs/backend before `npm run contract -- --writes`, then one guest's purchase in
// the shop. The order outlives the backend.
const t = translatorOf('en');

await runTool(async () => {
  const report = createReport();
  await ensureBuild();
  const folder = mkdtempSync(join(tmpdir(), 'shop-backend-'));
  onEnd(() => rmSync(folder, { recursive: true }));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { PORT: String(port), DATABASE_URL: process.env.TEST_DATABASE_URL || join(folder, 'shop.sqlite') };
  const startBackend = async () => {
    const backend = start([process.execPath, 'docs/backend/server.ts'], { env });
    await waitForResponse(`${url}/configuration/latest`, backend);
    return backend;
  };

  const first = await startBackend();
  const { code, output } = await run([...NODE, 'tests/tools/contract.ts', '--base', url, '--writes']);
  const faults = output.split('\n').filter((line) => /^(?!fits|lacking)\S+ +\d{3} /.test(line));
  report.check(
    'npm run contract -- --writes finds no fault',
    code === 0,
    faults.join('; ') || (output.trim().split('\n').at(-1) ?? ''),
  );

  const shopPort = await freePort();
  const shopUrl = `http://localhost:${shopPort}`;
  await startShop({ port: shopPort, env: { ...exampleEnv({ shop: shopUrl, mock: url }), RATE_LIMITS: 'off' } });
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: CHROMIUM_ARGUMENTS });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on(
    'response',
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  await buy(page, shopUrl);
  await first.stop();
  const second = await startBackend();
  await page.reload();
  await expect(page.getByRole('main').getByText('Chan Ka Yan')).toBeVisible();
  report.checkNone('a guest buys and pays in the shop, and finds the order after a restart', problems, page.url());
  report.checkNone(
    'the backend logs no error',
    [first, second].flatMap((one) => one.output().match(/^.*Error.*$/gm) ?? []),
  );
  await browser.close();
  return report.print('The start kit of a backend');
});

/** From the home page to the page of an appointment that is paid. */
async function buy(page: Page, shop: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`${shop}/shop/main/product`);
  await main.getByRole('heading', { name: 'Window seat' }).getByRole('link').click();
  await main
    .getByRole('button', { name: t('CartDrawer.add'), exact: true })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: t('CartDrawer.title') });
  await drawer.getByRole('link', { name: t('CartDrawer.checkout') }).click();
  await fillCheckout(page, t, 'online');
  await submitButton(page, t).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main.getByText(t('Result.paid'), { exact: true })).toBeVisible();
  await main.getByRole('link', { name: t('Result.viewOrder') }).click();
  await page.waitForURL(/\/shop\/main\/order\//);
}
