import type { Browser } from '@playwright/test';
import { watch } from './canary.ts';
import { findEscapes } from './escapes.ts';
import { ALL_PAYLOADS, type Kind } from './payloads.ts';

const ORIGIN = 'http://raw.test';

/**
 * Puts each payload raw into a page of its own: what the alarm or the search for escapes then finds shows that both can
 * hear. A payload that does nothing here (of other browsers, of templates) may still do something where it is read again.
 * @returns how many of each kind were heard
 */
export async function countAlive(browser: Browser): Promise<Map<Kind, number>> {
  const context = await browser.newContext();
  const canary = await watch(context, [ORIGIN], () => {});
  let html = '';
  await context.route(`${ORIGIN}/**`, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: html }) : route.abort(),
  );
  await context.route(/evil\.example/, (route) => route.abort());
  const alive = new Map<Kind, number>();
  for (const { kind, payload } of ALL_PAYLOADS) {
    html = `<!doctype html><title>raw</title><main><h1>raw</h1><a href="${payload.replaceAll('"', '&quot;')}">x</a><p style="color:${payload.replaceAll('"', '&quot;')}">${payload}</main>`;
    // oxlint-disable-next-line no-await-in-loop
    const page = await context.newPage();
    // a payload may lead away before the page is there
    // oxlint-disable-next-line no-await-in-loop
    const isThere = await page.goto(ORIGIN, { waitUntil: 'load', timeout: 3000 }).then(
      () => true,
      () => false,
    );
    // oxlint-disable-next-line no-await-in-loop
    const escapes = isThere ? await findEscapes(page).catch(() => ['went away']) : ['went away'];
    // oxlint-disable-next-line no-await-in-loop
    await page.close();
    if (canary.take().length + escapes.length > 0) alive.set(kind, (alive.get(kind) ?? 0) + 1);
  }
  await context.close();
  return alive;
}
