import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort, start, waitForResponse } from '../../tests/tools/processes.ts';
import { WEBKIT_DRIVER } from '../../tests/tools/programs.ts';
import { type Driver, WIDTHS, type Width } from './driver.ts';

const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const KEYS = { Enter: Key.ENTER, Tab: Key.TAB, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };
/** Without a graphics card, the way over one draws four frames a second: what waits for a frame comes late. */
const QUICK_DRAWING = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

/** Debian's WebKitGTK, with a driver of its own that takes it along when it ends. */
export async function openWebKit(width: Width): Promise<Driver> {
  const port = await freePort();
  const program = start([WEBKIT_DRIVER, `--port=${port}`], {
    env: { ...QUICK_DRAWING, LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' },
  });
  const url = `http://localhost:${port}`;
  await waitForResponse(`${url}/status`, program);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
    })
    .build();
  await openWindow(driver, width);
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    goto: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    evaluate: (work, ...args) => driver.executeScript(work, ...args) as never,
    element: async (work, ...args) => {
      const element = await driver.executeScript<WebElement | null>(work, ...args);
      if (!element) return undefined;
      const click = async () => {
        // the driver's own scrolling leaves some elements below the edge
        await driver.executeScript(
          (target: Element) => target.scrollIntoView({ block: 'center', behavior: 'instant' }),
          element,
        );
        await element.click();
      };
      return { click, upload: (files) => element.sendKeys(files.join('\n')) };
    },
    type,
    press: (key) => type(KEYS[key]),
    // the driver tells nothing of the console
    problems: () => [],
    close: async () => {
      // a browser that hangs does not respond
      await Promise.race([driver.quit(), pause(5_000)]);
      await program.stop();
    },
  };
}

/** The browser's own window has a toolbar that keeps it wider than a phone; one that its page opens has none. */
async function openWindow(driver: WebDriver, size: Width): Promise<void> {
  const { width, height } = WIDTHS[size];
  const page = `<button onclick="open('about:blank', '_blank', 'popup,width=${width},height=${height}')">open</button>`;
  await driver.get(`data:text/html,${encodeURIComponent(page)}`);
  await driver.findElement({ css: 'button' }).click();
  await driver.wait(async () => (await driver.getAllWindowHandles()).length > 1, 10_000);
  const opener = await driver.getWindowHandle();
  await driver.switchTo().window((await driver.getAllWindowHandles()).find((each) => each !== opener) ?? '');
}
