import type { BrowserContext, Page } from '@playwright/test';

/** Errors of the console, uncaught ones, responses of 400 and more, failed requests: a line per problem. */
export function watchProblems(context: BrowserContext): { list: () => string[] } {
  const problems: string[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const text = message.text();
      // the browser's own line for a response that is listed below with its URL
      if (!text.startsWith('Failed to load resource')) problems.push(`console: ${text} (${message.location().url})`);
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  context.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a navigation gives up what the page before it was still loading
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${reason} ${request.method()} ${request.url()}`);
  });
  return { list: () => problems };
}

/** The problems that no pattern declares. */
export function undeclared(problems: string[], declared: RegExp[]): string[] {
  return problems.filter((problem) => !declared.some((pattern) => pattern.test(problem)));
}
