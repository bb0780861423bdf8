import type { Page } from '../fixtures.ts';

/**
 * Types a word as an input method does into the field that has the focus: what is being composed changes letter by letter, and
 * Enter belongs to the input method until the word is chosen (the page sees key 229, as browsers send it then).
 */
export async function compose(page: Page, steps: readonly string[], word: string, whileComposing?: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const text of steps) await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await whileComposing?.();
  await browser.send('Input.insertText', { text: word });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await browser.detach();
}
