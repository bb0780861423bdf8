import { existsSync } from 'node:fs';
import { run } from './processes.ts';

/** What a test needs that no package of npm brings: files of Debian's packages. */
const PROGRAMS = {
  'redis-server': '/usr/bin/redis-server',
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'gettext-base': '/usr/bin/envsubst',
  prometheus: '/usr/bin/promtool',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
} as const;
export const REDIS = PROGRAMS['redis-server'];
export const FIREFOX = PROGRAMS['firefox-esr'];
export const WEBKIT_DRIVER = PROGRAMS['webkit2gtk-driver'];
export const PROMTOOL = PROGRAMS.prometheus;

/** Several instances of the shop behind a proxy. */
export const CLUSTER: Package[] = ['redis-server', 'nginx-light', 'libnginx-mod-http-brotli-static', 'gettext-base'];
/** The engines of Firefox and Safari. */
export const ENGINES: Package[] = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

type Package = keyof typeof PROGRAMS;

/**
 * Finds programs of Debian's packages or installs them, without starting them as services.
 * @throws Error that says what to do when that does not work
 */
export async function findOrInstallPrograms(names: Package[]): Promise<void> {
  const missing = () => names.filter((name) => !existsSync(PROGRAMS[name]));
  if (missing().length === 0) return;
  console.log(`Not on this machine: ${missing().join(', ')}. Installing.`);
  if (existsSync('/usr/bin/apt-get')) {
    const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    // runlevel 1: their scripts start no service
    const command = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get'];
    await run([...command, 'update'], { echo: '[apt]' });
    await run([...command, 'install', '-y', '--no-install-recommends', ...missing()], { echo: '[apt]' });
  }
  if (missing().length > 0)
    throw new Error(`Needed and not to be installed here: apt-get install ${missing().join(' ')}`);
}
