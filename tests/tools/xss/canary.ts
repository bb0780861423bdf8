import type { BrowserContext, Page } from '@playwright/test';

/** What hostile text must never bring about, one line each. `take` empties the list. */
export type Canary = { take: () => string[] };

/**
 * Watches every page and frame of a browser: the alarm `__xss()`, dialogs, other windows, frames, and requests to or
 * visits of anything outside `origins`. `onProblem` receives what breaks a page without anything having run.
 */
export async function watch(
  context: BrowserContext,
  origins: string[],
  onProblem: (line: string) => void,
): Promise<Canary> {
  const alarms: string[] = [];
  const isOurs = (url: string): boolean =>
    /^(about:blank$|blob:|data:)/.test(url) || (URL.canParse(url) && origins.includes(new URL(url).origin));
  await context.exposeBinding('__xss', ({ page }) => void alarms.push(`ran a script on ${page.url()}`));
  context.on('request', (request) => {
    if (!isOurs(request.url())) alarms.push(`asked for ${request.resourceType()} ${request.url().slice(0, 200)}`);
  });
  const listen = (page: Page): void => {
    page.on('dialog', (dialog) => {
      alarms.push(`opened a dialog on ${page.url()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => alarms.push(`opened a window from ${page.url()} at ${popup.url()}`));
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame()) alarms.push(`showed a frame ${frame.url().slice(0, 200)} on ${page.url()}`);
      else if (!isOurs(frame.url())) alarms.push(`went to ${frame.url().slice(0, 200)}`);
    });
    page.on('pageerror', (error) => onProblem(`${page.url()}: uncaught ${error.message.slice(0, 300)}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Minified React error|hydrat|Content Security Policy/i.test(message.text()))
        onProblem(`${page.url()}: ${message.text().slice(0, 300)}`);
    });
  };
  context.on('page', listen);
  return { take: () => alarms.splice(0) };
}
