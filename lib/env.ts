import * as z from 'zod/mini';

/**
 * The shop's configuration (decisions, "Pages, caches, configuration"): read on the server, at run time, here alone. Nothing of it is
 * baked into a bundle, so that one build runs anywhere.
 */
const httpUrl = z.string().check(z.refine((value) => /^https?:$/.test(protocolOf(value)), { error: 'must be an http(s) address' }));
const origins = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
const originList = origins.check(
  z.refine((list) => list.every((origin) => /^https?:$/.test(protocolOf(origin))), { error: 'must be http(s) origins, separated by commas' }),
);
/** Undefined where nothing is said about proxies; 0 says that there are none. */
export type TrustedProxies = number | string[] | undefined;
const flag = z.pipe(
  z._default(z.enum(['', 'true', 'false']), ''),
  z.transform((value) => value === 'true'),
);
const onOff = (byDefault: 'on' | 'off') =>
  z.pipe(
    z._default(z.enum(['', 'on', 'off']), ''),
    z.transform((value) => (value || byDefault) === 'on'),
  );
const optional = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) => value || undefined),
);
/** One secret, or two while one takes the other's place. */
const secrets = z.pipe(
  optional,
  z.transform((value) => value?.split(',').map((secret) => secret.trim())),
);
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const level = z.pipe(
  z._default(z.enum(['', ...LOG_LEVELS]), ''),
  z.transform((value) => value || 'info'),
);
const seconds = z.pipe(z._default(z.string().check(z.regex(/^\d{0,3}$/, { error: 'must be a number of seconds' })), ''), z.transform(Number));

/** How many proxies stand in front, or which addresses and networks they have. */
const trustedProxies = z
  .pipe(
    z._default(z.string(), ''),
    z.transform((value): TrustedProxies => {
      if (value.trim() === '') return undefined;
      const parts = value.split(',').map((part) => part.trim());
      return /^\d+$/.test(value.trim()) ? Number(value) : parts.filter(Boolean);
    }),
  )
  .check(
    z.refine((trusted) => (typeof trusted === 'number' ? trusted <= 9 : (trusted ?? []).every(isNetwork)), {
      error: 'must be a number of proxies, or addresses and networks (10.0.0.0/8), separated by commas',
    }),
  );

const EnvSchema = z.object({
  API_BASE_URL: httpUrl,
  FILE_UPLOAD_URL: httpUrl,
  SITE_URL: httpUrl,
  MAIN_STORE_ID: z.string().check(z.minLength(1)),
  MINI_STORE_ID: z.string().check(z.minLength(1)),
  GUEST_PASSWORD: z.string().check(z.minLength(8, { error: 'must have 8 characters or more' })),
  ROOT_REDIRECT: optional.check(z.refine((value) => value === undefined || /^\/(?!\/)\S*$/.test(value), { error: 'must be a path that starts with one /' })),
  REVALIDATE_SECRET: secrets.check(
    z.refine((list) => list === undefined || list.every((secret) => secret.length >= 16), {
      error: 'must have 16 characters or more, as it is all that protects the webhook',
    }),
  ),
  REDIS_URL: optional.check(
    z.refine((value) => value === undefined || /^rediss?:$/.test(protocolOf(value)), { error: 'must be a redis:// or rediss:// address' }),
  ),
  PAYMENT_ORIGINS: originList,
  IMAGE_ORIGINS: originList,
  CROSS_ORIGIN_EMBED: flag,
  TRUSTED_PROXIES: trustedProxies,
  FORWARD_CLIENT_ADDRESS: onOff('on'),
  RATE_LIMITS: onOff('on'),
  SECURITY_CONTACT: optional.check(
    z.refine((value) => value === undefined || /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(value), {
      error: 'must be a mailto:, tel: or https: address',
    }),
  ),
  BROWSER_REPORTS: onOff('on'),
  WEB_VITALS: onOff('off'),
  METRICS_TOKEN: optional.check(
    z.refine((value) => value === undefined || value.length >= 16, { error: 'must have 16 characters or more, as it is all that protects the figures' }),
  ),
  LOG_LEVEL: level,
  DRAIN_S: seconds,
  OTEL_EXPORTER_OTLP_ENDPOINT: optional.check(
    z.refine((value) => value === undefined || /^https?:$/.test(protocolOf(value)), { error: 'must be an http(s) address' }),
  ),
});
export type Env = z.output<typeof EnvSchema>;

/** An IPv4 or IPv6 address, or a network in CIDR notation. */
function isNetwork(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  const isV6 = address.includes(':');
  if (!isV6 && !/^\d+(?:\.\d+){3}$/.test(address)) return false;
  return URL.canParse(`http://${isV6 ? `[${address}]` : address}`) && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isV6 ? 128 : 32)));
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

/**
 * Checks a set of variables.
 * @returns the configuration, or one line per missing or wrong variable
 */
export function parseEnv(variables: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  const parsed = z.safeParse(EnvSchema, variables);
  if (parsed.success)
    return { env: { ...parsed.data, SITE_URL: new URL(parsed.data.SITE_URL).origin, API_BASE_URL: parsed.data.API_BASE_URL.replace(/(?<!\/)\/+$/, '') } };
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return variables[name] ? `${name} is wrong: ${issue.message}` : `${name} is missing`;
  });
  return { problems: [...new Set(problems)] };
}

let cached: Env | undefined;

/**
 * The shop's configuration.
 * @throws Error that names each missing or wrong variable (`checkedEnv` prints the same)
 */
export function env(): Env {
  if (cached) return cached;
  const result = parseEnv(process.env);
  if ('problems' in result) throw new Error(`Configuration: ${result.problems.join('; ')}`);
  cached = result.env;
  return cached;
}

/** The configuration when the server starts: prints one line per missing or wrong variable and ends the process with 1. */
export function checkedEnv(): Env {
  const result = parseEnv(process.env);
  if ('env' in result) return result.env;
  for (const problem of result.problems) console.error(`Configuration: ${problem}`);
  console.error('The shop does not start. .env.example names every variable.');
  process.exit(1);
}

/** True while `next build` runs: it needs neither backend nor variables. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/** True for the built shop, false in development and in tests. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';

/** The least that the log takes. Read for itself: the log also says what is wrong with the rest. */
export function logLevel(): string {
  const parsed = z.safeParse(level, process.env.LOG_LEVEL);
  return parsed.success ? parsed.data : 'info';
}
