import { expect, type Page } from '@playwright/test';
import { PAGE_HYDRATED } from '../../lib/client/early-click.ts';

/** The first sign of a person, with which the shop begins what nobody sees, such as a guest's login. */
export async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/**
 * What every page adds at that sign has come, and with it what counts and hearts ask the backend. On a busy machine the
 * page may not have listened yet when the sign was given: then it begins by itself after ten seconds.
 */
export async function latePartsAreThere(page: Page): Promise<void> {
  await expect(page.getByTestId('progress-bar')).toBeAttached({ timeout: 20_000 });
}

/** Opens a page and waits until it has hydrated: a link that is clicked before loads a document. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript((type) => addEventListener(type, () => console.info(type)), PAGE_HYDRATED);
  const hydrated = page.waitForEvent('console', (message) => message.text() === PAGE_HYDRATED);
  await page.goto(path, { waitUntil: 'load' });
  await hydrated;
}
