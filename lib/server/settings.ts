import MiniSearch from 'minisearch';
import { type Env, isProduction, parseEnv, VARIABLES } from '../env.ts';
import { buildId, version } from './build-id.ts';
import { log } from './log.ts';

/** The secrets of `.env.example`, which everybody can read. */
const EXAMPLES = { REVALIDATE_SECRET: 'demo-revalidate-secret', GUEST_PASSWORD: 'guest2018demo' };

/** Beside the 70 seconds that calls may take, within the time that processes usually have to stop. */
const MAX_DRAIN_S = 50;

type Variables = Record<string, string | undefined>;

/**
 * The configuration when the server starts. Missing and wrong variables are one line of the log each, and end the
 * process with 1; a setting that is valid but probably a mistake is a warning.
 */
export function checkedEnv(): Env {
  const variables = process.env;
  const result = parseEnv(variables);
  for (const warning of [...misspelled(variables), ...('env' in result ? warningsOf(variables, result.env) : [])])
    log.warn(`Configuration: ${warning}`);
  if ('env' in result) return result.env;
  for (const problem of result.problems) log.error(`Configuration: ${problem}`);
  log.error('The shop does not start. .env.example names every variable.');
  process.exit(1);
}

/**
 * Names of variables that differ from one of the shop's in a letter or two. Short ones (PORT) are left out: those have
 * neighbours of their own.
 */
function misspelled(variables: Variables): string[] {
  const known = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (name) => [name] });
  known.addAll(VARIABLES.filter((name) => name.length > 5).map((id) => ({ id })));
  return Object.keys(variables)
    .filter((name) => !VARIABLES.includes(name))
    .flatMap((name) =>
      known.search(name, { fuzzy: 2 }).map(({ id }) => `${name} is no variable of the shop: is ${id} meant?`),
    );
}

/** A warning for each setting that is valid but probably a mistake. */
export function warningsOf(variables: Variables, env: Env): string[] {
  const { SITE_URL, IMAGE_ORIGINS, RATE_LIMITS } = env;
  const { protocol, hostname } = new URL(SITE_URL);
  const isHttps = protocol === 'https:';
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  const { pathname } = new URL(variables.SITE_URL ?? SITE_URL);
  return [
    ...(pathname === '/' ? [] : [`SITE_URL: its path ${pathname} is left out, the shop is at ${SITE_URL}/`]),
    ...(isProduction() && !isHttps && !isLocal
      ? ['SITE_URL is no https address: cookies are not Secure, and anybody on the way can read and take them']
      : []),
    ...(!RATE_LIMITS && (isProduction() || !isLocal)
      ? ['RATE_LIMITS=off: passwords and codes can be guessed without end; it is for tests alone']
      : []),
    ...(env.MAIN_STORE_ID === env.MINI_STORE_ID ? ['MAIN_STORE_ID and MINI_STORE_ID are the same store'] : []),
    ...(env.DRAIN_S > MAX_DRAIN_S
      ? [`DRAIN_S is longer than ${MAX_DRAIN_S} seconds: most systems kill a process before that`]
      : []),
    ...(Array.isArray(env.TRUSTED_PROXIES) && env.TRUSTED_PROXIES.some((network) => network.endsWith('/0'))
      ? ['TRUSTED_PROXIES trusts every address: anybody can say where they come from']
      : []),
    ...(IMAGE_ORIGINS.length === 0 ? ['IMAGE_ORIGINS is empty: no pictures are shown'] : []),
    ...Object.entries(EXAMPLES).flatMap(([name, value]) =>
      isHttps && variables[name]?.includes(value)
        ? [`${name} is the one of .env.example, which everybody can read`]
        : [],
    ),
  ];
}

/** Logs that the server is there: which version, where, and how it is set up. Secrets are not in it. */
export function logStart(env: Env, url: string): void {
  log.info(
    { url, build: buildId(), version: version(), node: process.versions.node, settings: settingsOf(env) },
    'listening',
  );
}

/** What is on and off, and the hosts of what the shop uses. */
function settingsOf(env: Env): Record<string, unknown> {
  const hostOf = (url: string | undefined) => (url ? new URL(url).host : 'off');
  const onOff = (value: unknown) => (value ? 'on' : 'off');
  return {
    site: env.SITE_URL,
    backend: hostOf(env.API_BASE_URL),
    files: hostOf(env.FILE_UPLOAD_URL),
    pictures: env.IMAGE_ORIGINS.map(hostOf),
    redis: hostOf(env.REDIS_URL),
    proxies: env.TRUSTED_PROXIES ?? 'unset',
    limits: onOff(env.RATE_LIMITS),
    webhook: onOff(env.REVALIDATE_SECRET),
    metrics: onOff(env.METRICS_TOKEN),
    traces: hostOf(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    access_log: env.ACCESS_LOG,
    browser_reports: onOff(env.BROWSER_REPORTS),
    web_vitals: onOff(env.WEB_VITALS),
    hsts: onOff(env.HSTS),
    log_level: env.LOG_LEVEL,
    drain_s: env.DRAIN_S,
  };
}
