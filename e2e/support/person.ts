import type { Page } from '@playwright/test';

/**
 * Moves the pointer: the first sign of a person, with which the shop begins what nobody sees, a guest's login for
 * example.
 */
export async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
