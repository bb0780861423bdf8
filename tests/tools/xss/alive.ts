import type { Browser } from '@playwright/test';
import { watch } from './canary.ts';
import { findEscapes } from './escapes.ts';
import { ALL_PAYLOADS } from './payloads.ts';

const ORIGIN = 'http://raw.test';

/** Every third payload shows whether what looks for them works. */
export const RAW_PAYLOADS = ALL_PAYLOADS.filter((_, index) => index % 3 === 0);

/**
 * Puts payloads raw into a page of their own, and counts per kind those that the alarm or the search for escapes
 * detects: both work. A payload that does nothing here (of other browsers, of templates) may still do something where
 * it is parsed again.
 */
export async function countAlive(browser: Browser, alive: Map<string, number>): Promise<void> {
  const context = await browser.newContext();
  const canary = await watch(context, [ORIGIN], () => {});
  let html = '';
  await context.route(`${ORIGIN}/**`, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: html }) : route.abort(),
  );
  await context.route(/evil\.example/, (route) => route.abort());
  for (const { kind, payload } of RAW_PAYLOADS) {
    const quoted = payload.replaceAll('"', '&quot;');
    html = `<!doctype html><title>raw</title><main><h1>raw</h1><a href="${quoted}">x</a><p style="color:${quoted}">${payload}</main>`;
    const page = await context.newPage();
    // a payload may lead away before the page is there
    const isThere = await page.goto(ORIGIN, { waitUntil: 'load', timeout: 3000 }).then(
      () => true,
      () => false,
    );
    const escapes = isThere ? await findEscapes(page).catch(() => ['went away']) : ['went away'];
    await page.close();
    if (canary.take().length + escapes.length > 0) alive.set(kind, (alive.get(kind) ?? 0) + 1);
  }
  await context.close();
}
