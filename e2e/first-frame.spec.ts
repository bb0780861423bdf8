import { expect, type Page, test } from './fixtures.ts';

const MAIN_PICTURE = /\/_next\/image\?.*hero/;
/** A frame of the page's clock. */
const FRAME_MS = 16;
const isScript = (url: string) => /\/_next\/static\/.*\.js$/.test(url);

const STARTS: [string, (page: Page, showPicture: () => void) => Promise<void>][] = [
  ['the frame with it', async (page, showPicture) => void (showPicture(), await page.clock.runFor(FRAME_MS))],
  ['a press', (page) => page.mouse.down()],
  ['a fifth of a second', (page) => page.clock.runFor(200)],
];

for (const [moment, start] of STARTS)
  test(
    `the scripts of a page whose main picture takes long are asked for after ${moment}`,
    { tag: '@once' },
    async ({ page, stack }) => {
      const { promise: shown, resolve: showPicture } = Promise.withResolvers<void>();
      const scripts: string[] = [];
      page.on('request', (request) => void (isScript(request.url()) && scripts.push(request.url())));
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await page.route(MAIN_PICTURE, (route) => shown.then(() => route.continue()));
      await page.goto(stack.shop.url, { waitUntil: 'domcontentloaded' });
      await page.clock.runFor(FRAME_MS);
      expect(scripts).toEqual([]);
      await expect(async () => {
        await start(page, showPicture);
        await expect.poll(() => scripts.length, { timeout: 500 }).toBeGreaterThan(0);
      }).toPass();
    },
  );
