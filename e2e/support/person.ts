import { expect, type Page } from '@playwright/test';

/** The first sign of a person, with which the shop begins what nobody sees, such as a guest's login. */
export async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** What every page adds at that sign has come, and with it what counts and hearts ask the backend. */
export async function latePartsAreThere(page: Page): Promise<void> {
  await expect(page.getByTestId('progress-bar')).toBeAttached();
}
