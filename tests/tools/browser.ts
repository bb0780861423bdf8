import { existsSync } from 'node:fs';
import { run } from './processes.ts';
import { packageCommand } from './project.ts';

/** Chromium inside containers and as root, quiet: no GPU, no calls home. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's packages; the first has no window, which no test sees, and takes a quarter less time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const KNOWN_PLACES = [
  ...PACKAGES.map((name) => `/usr/bin/${name}`),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium on this machine; undefined when there is none. */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, where there is nothing.`);
    return given;
  }
  const known = KNOWN_PLACES.find((place) => existsSync(place));
  if (known) return known;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return own && existsSync(own) && (await startsUp(own)) ? own : undefined;
}

/**
 * Finds a Chromium or installs one: Playwright's own download first, then the distribution's package.
 * @throws Error that says what to do when neither works
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;

  console.log('No Chromium on this machine: installing one.');
  await run(packageCommand('playwright', 'install', 'chromium'), { echo: '[playwright]' });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;

  if (existsSync('/usr/bin/apt-get')) {
    const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run([...rights, 'apt-get', 'update'], { env, echo: '[apt]' });
    for (const name of PACKAGES) {
      // the one that works is enough, and not every distribution has both
      await run([...rights, 'apt-get', 'install', '-y', '--no-install-recommends', name], { env, echo: '[apt]' });
      const installed = await findChromium();
      if (!installed) continue;
      // Chinese pages have no other font on a bare machine; the tests hold without it
      await run([...rights, 'apt-get', 'install', '-y', '--no-install-recommends', 'fonts-noto-cjk'], { env });
      return installed;
    }
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (`apt-get install chromium`) or set CHROMIUM_PATH to one.',
  );
}

/** A downloaded browser may lack the machine's libraries. */
async function startsUp(path: string): Promise<boolean> {
  const { code } = await run([path, '--version']);
  return code === 0;
}
