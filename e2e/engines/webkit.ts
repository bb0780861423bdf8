import { setTimeout as pause } from 'node:timers/promises';
import WebDriver, { type Client } from 'webdriver';
import { freePort, start, waitForResponse } from '../../tests/tools/processes.ts';
import { WEBKIT_DRIVER } from '../../tests/tools/programs.ts';
import { until } from '../../tests/tools/report.ts';
import { type Driver, WIDTHS, type Width } from './driver.ts';

const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const KEYS = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowDown: '\uE015' };
/** How the protocol says that a value is an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
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
  const client = await WebDriver.newSession({
    hostname: 'localhost',
    port,
    path: '/',
    logLevel: 'error',
    connectionRetryTimeout: 15_000,
    capabilities: {
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
    } as WebdriverIO.Capabilities,
  });
  const run = (work: unknown, args: unknown[]) =>
    client.executeScript(
      typeof work === 'string' ? work : `return (${String(work)}).apply(null, arguments)`,
      args as string[],
    );
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })));
    return client.performActions([{ type: 'key', id: 'keyboard', actions }]);
  };
  await openWindow(client, width);
  return {
    goto: (address) => client.navigateTo(address),
    back: () => client.back(),
    reload: () => client.refresh(),
    evaluate: (work, ...args) => run(work, args) as never,
    element: async (work, ...args) => {
      const found = (await run(work, args)) as Record<string, string> | null;
      const id = found?.[ELEMENT];
      if (!id) return undefined;
      const click = async () => {
        // the driver's own scrolling leaves some elements below the edge
        await run((target: Element) => target.scrollIntoView({ block: 'center', behavior: 'instant' }), [found]);
        await client.elementClick(id);
      };
      return { click, upload: (files) => client.elementSendKeys(id, files.join('\n')) };
    },
    type,
    press: (key) => type(KEYS[key]),
    // the driver tells nothing of the console
    problems: () => [],
    close: async () => {
      // a browser that hangs does not respond
      await Promise.race([client.deleteSession(), pause(5_000)]);
      await program.stop();
    },
  };
}

/** The browser's own window has a toolbar that keeps it wider than a phone; one that its page opens has none. */
async function openWindow(client: Client, size: Width): Promise<void> {
  const { width, height } = WIDTHS[size];
  const page = `<button onclick="open('about:blank', '_blank', 'popup,width=${width},height=${height}')">open</button>`;
  const opener = await client.getWindowHandle();
  await client.navigateTo(`data:text/html,${encodeURIComponent(page)}`);
  const button = (await client.findElement('css selector', 'button')) as Record<string, string>;
  await client.elementClick(button[ELEMENT] ?? '');
  await until(async () => (await client.getWindowHandles()).length > 1);
  await client.switchToWindow((await client.getWindowHandles()).find((each) => each !== opener) ?? '');
}
