import type { BrowserContext, Page } from '@playwright/test';

/** What hostile text must never bring about. One line each; `violations` are the policy's own reports, which are only counted. */
export type Canary = { take: () => string[]; violations: () => number };

/**
 * Listens in every page and frame of a browser: the alarm `__xss()`, dialogs, other windows, frames, and anything that is
 * asked for or opened outside `origins`. `onProblem` hears of what breaks a page without anything having run.
 */
export async function watch(context: BrowserContext, origins: string[], onProblem: (line: string) => void): Promise<Canary> {
  let alarms: string[] = [];
  let violations = 0;
  const isOurs = (url: string): boolean => /^(about:blank$|blob:|data:)/.test(url) || (URL.canParse(url) && origins.includes(new URL(url).origin));
  await context.exposeBinding('__xss', ({ page }) => void alarms.push(`ran a script on ${page.url()}`));
  await context.exposeBinding('__violation', () => void (violations += 1));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', () => (window as unknown as { __violation: () => void }).__violation());
  });
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
      if (message.type() === 'error' && /Minified React error|hydrat/i.test(message.text())) onProblem(`${page.url()}: ${message.text().slice(0, 300)}`);
    });
  };
  context.on('page', listen);
  return {
    take: () => {
      const taken = alarms;
      alarms = [];
      return taken;
    },
    violations: () => violations,
  };
}
