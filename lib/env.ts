import * as z from 'zod/mini';

/**
 * The shop's configuration (README.md lists it): read on the server, at run time, here alone. Nothing of it is
 * baked into a bundle, so that one build runs anywhere.
 */
const httpUrl = z
  .string()
  .check(z.refine((value) => /^https?:$/.test(protocolOf(value)), { error: 'must be an http(s) URL' }));
const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
const originList = list.check(
  z.refine((list) => list.every(isOrigin), {
    error: 'must be http(s) origins without a path, separated by commas (https://a.example,https://b.example)',
  }),
);
/** Undefined where nothing is said about proxies; 0 says that there are none. */
export type TrustedProxies = number | string[] | undefined;
/** One of these words, or nothing. */
const oneOf = <Word extends string>(...words: Word[]) =>
  z.enum(['', ...words], { error: `must be ${words.join(', ').replace(/, ([^,]+)$/, ' or $1')}` });
const flag = z.pipe(
  z._default(oneOf('true', 'false'), ''),
  z.transform((value) => value === 'true'),
);
const onOff = (byDefault: 'on' | 'off') =>
  z.pipe(
    z._default(oneOf('on', 'off'), ''),
    z.transform((value) => (value || byDefault) === 'on'),
  );
const optional = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) => value || undefined),
);
/**
 * Any of them is accepted, so that one can be changed without a moment in which the old one is refused and the new one
 * unknown.
 */
const secrets = z.pipe(
  list,
  z.transform((values): string[] | undefined => (values.length > 0 ? values : undefined)),
);
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const level = z.pipe(
  z._default(oneOf(...LOG_LEVELS), ''),
  z.transform((value) => value || 'info'),
);
/**
 * How much of HSTS browsers are told over https: five minutes, for what they were told cannot be taken back. More is a
 * decision.
 */
const HSTS = 'max-age=300';
const hsts = z.pipe(
  z._default(
    z.string().check(
      z.regex(/^(?:off|max-age=\d{1,10}(?:; ?includeSubDomains)?(?:; ?preload)?)?$/, {
        error: 'must be off, or like max-age=63072000; includeSubDomains',
      }),
    ),
    '',
  ),
  z.transform((value) => (value === 'off' ? undefined : value || HSTS)),
);
const port = z.pipe(
  z._default(
    z.string().check(
      z.refine((value) => value === '' || (/^[1-9]\d{0,4}$/.test(value) && Number(value) < 65_536), {
        error: 'must be a number from 1 to 65535',
      }),
    ),
    '',
  ),
  z.transform((value) => Number(value) || 3000),
);
const accessLog = z.pipe(
  z._default(oneOf('off', 'rendered', 'on'), ''),
  z.transform((value) => value || 'off'),
);
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const sampler = z.pipe(
  z._default(oneOf(...SAMPLERS), ''),
  z.transform((value) => value || 'parentbased_always_on'),
);
const share = z.pipe(
  z._default(z.string().check(z.regex(/^(?:|0|1|0?\.\d+|1\.0+)$/, { error: 'must be a share from 0 to 1' })), ''),
  z.transform((value) => (value === '' ? 1 : Number(value))),
);
const seconds = z.pipe(
  z._default(z.string().check(z.regex(/^\d{0,3}$/, { error: 'must be a number of seconds' })), ''),
  z.transform(Number),
);

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
  WHATSAPP_NUMBER: z
    .string()
    .check(
      z.regex(/^\+?\d[\d ]{5,18}$/, { error: 'must be a phone number with its country code, as in +852 6000 0000' }),
    ),
  ROOT_REDIRECT: optional.check(
    z.refine((value) => value === undefined || /^\/(?!\/)\S*$/.test(value), {
      error: 'must be a path that starts with one /',
    }),
  ),
  REVALIDATE_SECRET: secrets.check(
    z.refine((all) => (all ?? []).every((secret) => secret.length >= 16), {
      error: 'must have 16 characters or more, as it is all that protects the webhook',
    }),
  ),
  REDIS_URL: optional.check(
    z.refine((value) => value === undefined || /^rediss?:\/\/[^/]*(?:\/\d*)?$/.test(value), {
      error: 'must be a redis:// or rediss:// URL, with a number as its path or none',
    }),
  ),
  PAYMENT_ORIGINS: originList,
  IMAGE_ORIGINS: originList,
  CROSS_ORIGIN_EMBED: flag,
  TRUSTED_PROXIES: trustedProxies,
  FORWARD_CLIENT_ADDRESS: onOff('on'),
  RATE_LIMITS: onOff('on'),
  SECURITY_CONTACT: optional.check(
    z.refine((value) => value === undefined || /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(value), {
      error: 'must be a mailto:, tel: or https: URL',
    }),
  ),
  HSTS: hsts,
  BROWSER_REPORTS: onOff('on'),
  WEB_VITALS: onOff('off'),
  METRICS_TOKEN: optional.check(
    z.refine((value) => value === undefined || value.length >= 16, {
      error: 'must have 16 characters or more, as it is all that protects the figures',
    }),
  ),
  LOG_LEVEL: level,
  ACCESS_LOG: accessLog,
  PORT: port,
  HOST: optional,
  DRAIN_S: seconds,
  OTEL_EXPORTER_OTLP_ENDPOINT: optional.check(
    z.refine((value) => value === undefined || /^https?:$/.test(protocolOf(value)), {
      error: 'must be an http(s) URL',
    }),
  ),
  // the packages of OpenTelemetry read these two themselves
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  OTEL_SERVICE_NAME: optional,
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: share,
});
export type Env = z.output<typeof EnvSchema>;
/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(EnvSchema.shape);

/** An IPv4 or IPv6 address, or a network in CIDR notation. */
function isNetwork(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  const isV6 = address.includes(':');
  if (!isV6 && !/^\d+(?:\.\d+){3}$/.test(address)) return false;
  return (
    URL.canParse(`http://${isV6 ? `[${address}]` : address}`) &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isV6 ? 128 : 32)))
  );
}

/** `https://media.example.hk`, `http://localhost:4010/`. */
function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    /^[\w.-]+$|^\[/.test(url.hostname) &&
    url.href.replace(/\/$/, '') === url.origin
  );
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

/**
 * Checks a set of variables.
 * @returns the configuration, or one line per missing or wrong variable
 */
export function parseEnv(variables: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  // files of variables easily have a blank at the end of a line
  const parsed = z.safeParse(
    EnvSchema,
    Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value?.trim()])),
  );
  if (parsed.success)
    return {
      env: {
        ...parsed.data,
        SITE_URL: new URL(parsed.data.SITE_URL).origin,
        API_BASE_URL: parsed.data.API_BASE_URL.replace(/(?<!\/)\/+$/, ''),
      },
    };
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return variables[name] ? `${name} is wrong: ${issue.message}` : `${name} is missing`;
  });
  return { problems: [...new Set(problems)] };
}

let cached: Env | undefined;

/**
 * The shop's configuration.
 * @throws Error that names each missing or wrong variable (`checkedEnv` in lib/server/settings.ts logs the same)
 */
export function env(): Env {
  if (cached) return cached;
  const result = parseEnv(process.env);
  if ('problems' in result) throw new Error(`Configuration: ${result.problems.join('; ')}`);
  cached = result.env;
  return cached;
}

/** True for the built shop, false in development and in tests. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';

/** The least that the log takes. Read for itself: the log also says what is wrong with the rest. */
export function logLevel(): string {
  const parsed = z.safeParse(level, process.env.LOG_LEVEL);
  return parsed.success ? parsed.data : 'info';
}
