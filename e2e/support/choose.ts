import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type File = string | { name: string; mimeType: string; buffer: Buffer };

/** The path of one of the mock backend's pictures. */
export const mediaFile = (name: string): string =>
  fileURLToPath(new URL(`../../tests/mock-backend/media/${name}.webp`, import.meta.url));
export const SLIP = mediaFile('payment-slip-sample');

/** Chooses files in the dialog that a button opens. */
export async function choose(page: Page, button: string, ...files: File[]): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await picker).setFiles(files as string[]);
}
