import { freePort, start, waitForResponse } from '../../tests/tools/processes.ts';
import { WEBKIT_DRIVER, XVFB } from '../../tests/tools/programs.ts';
import { until } from '../../tests/tools/report.ts';
import { type Driver, type Handle, WIDTHS, type Width } from './driver.ts';

const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
/** A command that takes longer is a failure: the driver can wait for ever for a browser that hangs. */
const COMMAND_TIMEOUT_MS = 10_000;
/** Without a graphics card, the way over one draws four frames a second: what waits for a frame comes late. */
const QUICK_DRAWING = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};
/** How the protocol says that a value is an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Session = { sessionId: string };
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A screen that nobody sees. @returns its number, as programs are told it */
export async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  const screen = start([XVFB, '-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp']);
  // a number that is taken is said first
  const number = () => /^\d+$/m.exec(screen.output())?.[0];
  await until(() => number() !== undefined);
  return { display: `:${number()}`, stop: screen.stop };
}

/** Debian's WebKitGTK, with a driver of its own that takes it along when it ends. */
export async function openWebKit(display: string, width: Width): Promise<Driver> {
  const port = await freePort();
  const program = start([WEBKIT_DRIVER, `--port=${port}`], {
    env: { ...QUICK_DRAWING, DISPLAY: display, LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' },
  });
  const url = `http://localhost:${port}`;
  await waitForResponse(`${url}/status`, program);
  const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } } };
  const { sessionId } = (await commandsAt(url)('POST', '/session', { capabilities: wanted })) as Session;
  const command = commandsAt(`${url}/session/${sessionId}`);
  const run = (work: unknown, args: unknown[]) =>
    command('POST', '/execute/sync', { script: `return (${String(work)}).apply(null, arguments)`, args });
  const element: Driver['element'] = async (work, ...args) => {
    const found = (await run(work, args)) as Record<string, unknown> | null;
    return found ? { id: found[ELEMENT] } : undefined;
  };
  const click = async ({ id }: Handle) => {
    // the driver's own scrolling leaves some elements below the edge
    await run(
      (target: Element) => target.scrollIntoView({ block: 'center', behavior: 'instant' }),
      [{ [ELEMENT]: id }],
    );
    await command('POST', `/element/${String(id)}/click`, {});
  };
  await openWindow(command, element, click, width);
  return {
    goto: async (address) => void (await command('POST', '/url', { url: address })),
    back: async () => void (await command('POST', '/back', {})),
    reload: async () => void (await command('POST', '/refresh', {})),
    evaluate: (work, ...args) => run(work, args) as never,
    addScript: async (source) => void (await command('POST', '/execute/sync', { script: source, args: [] })),
    property: ({ id }, name) => command('GET', `/element/${id}/property/${name}`),
    element,
    click,
    type: async (text) => {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    upload: async ({ id }, files) => void (await command('POST', `/element/${id}/value`, { text: files.join('\n') })),
    // the driver tells nothing of the console
    problems: () => [],
    close: async () => {
      // a browser that hangs does not respond, and ends with its driver
      await command('DELETE', '').catch((error: unknown) => console.log(String(error)));
      await program.stop();
    },
  };
}

/** The browser's own window has a toolbar that keeps it wider than a phone; one that its page opens has none. */
async function openWindow(
  command: Command,
  element: Driver['element'],
  click: Driver['click'],
  width: Width,
): Promise<void> {
  const { width: wide, height: high } = WIDTHS[width];
  const page = `<button onclick="open('about:blank', '_blank', 'popup,width=${wide},height=${high}')">open</button>`;
  const opener = await command('GET', '/window');
  await command('POST', '/url', { url: `data:text/html,${encodeURIComponent(page)}` });
  const handles = async () => (await command('GET', '/window/handles')) as string[];
  const button = await element(() => document.querySelector('button') ?? undefined);
  if (!button) throw new Error('WebKit shows no page.');
  await click(button);
  await until(async () => (await handles()).length > 1);
  await command('POST', '/window', { handle: (await handles()).find((each) => each !== opener) });
}

/** WebDriver is JSON over HTTP: a client of a dozen lines, in which every command has its time limit. */
function commandsAt(base: string): Command {
  return async (method, path, body) => {
    const request: RequestInit = { method, signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS) };
    if (body) request.body = JSON.stringify(body);
    const response = await fetch(base + path, request).catch((cause: unknown) => {
      throw new Error(`WebKit, ${method} ${path}: ${String(cause)}`, { cause });
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
}
