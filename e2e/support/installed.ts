import type { BrowserContext } from '@playwright/test';

/** Every page of the context believes that it is the installed app: browsers without a window cannot install one. */
export const asInstalled = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) => matchMedia.call(globalThis, query.includes('display-mode') ? 'all' : query);
  });
