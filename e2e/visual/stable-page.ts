import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { latePartsAreThere } from '../support/person.ts';
import { addSheet, setFonts } from './fonts.ts';

/** A Saturday morning in Hong Kong, after all that the demo's customers have done: also the mock's time. */
export const NOW = '2026-11-21T10:30:00+08:00';
/** One pixel that one sees through: what is behind a picture is its flat colour. */
const CLEAR = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=',
  'base64',
);
/** Pictures of the backend, in sizes that the shop makes or as they are. */
const PICTURES = /^\/(_next\/image|media\/|uploads\/)/;
const QUIET_MS = 200;

/** What comes and goes by itself: toasts, and the link to the top, which shows only while somebody scrolls up. */
const PASSING = `[popover='manual'], a[href='#top'] { opacity: 0 !important }`;

/** Takes out what differs from one run or machine to the next: fonts, photographs, the time, what comes and goes. */
export async function makeStable(
  context: BrowserContext,
  { locale, hasFooter = false }: { locale: Locale; hasFooter?: boolean },
): Promise<void> {
  await context.clock.setFixedTime(NOW);
  await setFonts(context, locale);
  await addSheet(context, PASSING);
  if (!hasFooter) await addSheet(context, 'footer:not(main footer, dialog footer) { display: none }');
  await context.route(
    ({ pathname }) => PICTURES.test(pathname),
    (route) => route.fulfill({ body: CLEAR, contentType: 'image/png' }),
  );
}

/** Counts what a page is waiting for. To be called before it is opened. */
export function watchRequests(page: Page): { isQuiet: () => boolean } {
  const open = new Set<unknown>();
  let lastAt = performance.now();
  const end = (request: unknown) => {
    open.delete(request);
    lastAt = performance.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { isQuiet: () => open.size === 0 && performance.now() - lastAt > QUIET_MS };
}

/** The screen has come to rest: its heading is there, nothing on it loads, nothing is asked for. */
export async function atRest(page: Page, requests: { isQuiet: () => boolean }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await latePartsAreThere(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(loadPictures);
  await expect.poll(requests.isQuiet, { intervals: [50] }).toBe(true);
  await page.evaluate(steadyWords, NOW.slice(0, 4));
}

/**
 * In the page: how far ahead a browser loads lazy pictures differs between Chromium and its headless shell, and a
 * loaded picture has its own height.
 */
function loadPictures(): void {
  for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
}

/** In the page: the year of the server's own clock, and the ids of requests that an error names. */
function steadyWords(year: string): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.nodeValue ?? '';
    const steady = text
      .replace(/^© \d{4}/, `© ${year}`)
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '00000000-0000-4000-8000-000000000000');
    if (steady !== text) node.nodeValue = steady;
  }
}
