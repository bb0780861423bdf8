import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Env, parseEnv, VARIABLES } from '@/lib/env';

const text = readFileSync('.env.example', 'utf8');
const example = parseFile(text) as Record<string, string>;
/** What is not read from a file is a comment there: `# PORT=3000`. */
const fromEnvironment = [...text.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => String(name));
const REQUIRED = [
  'API_BASE_URL',
  'FILE_UPLOAD_URL',
  'SITE_URL',
  'MAIN_STORE_ID',
  'MINI_STORE_ID',
  'GUEST_PASSWORD',
  'WHATSAPP_NUMBER',
];
const OPTIONAL = VARIABLES.filter((name) => !REQUIRED.includes(name));

const problemsOf = (variables: Record<string, string | undefined>) => {
  const result = parseEnv(variables);
  return 'problems' in result ? result.problems : [];
};

describe('the configuration', () => {
  test('.env.example names every variable, with values that hold', () => {
    expect([...Object.keys(example), ...fromEnvironment].toSorted()).toEqual(VARIABLES.toSorted());
    expect(problemsOf(example)).toEqual([]);
  });

  // @spec-3.21
  test.each(REQUIRED)('%s is required and named when it is missing or empty', (name) => {
    expect(problemsOf({ ...example, [name]: undefined })).toEqual([`${name} is missing`]);
    expect(problemsOf({ ...example, [name]: '' })).toEqual([`${name} is missing`]);
  });

  test.each(OPTIONAL)('%s may be missing', (name) => {
    expect(problemsOf({ ...example, [name]: undefined })).toEqual([]);
    expect(problemsOf({ ...example, [name]: '' })).toEqual([]);
  });

  test.each([
    ['API_BASE_URL', 'ftp://backend'],
    ['FILE_UPLOAD_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'shop.example'],
    ['GUEST_PASSWORD', 'short1'],
    ['GUEST_PASSWORD', '        '],
    ['WHATSAPP_NUMBER', 'call us'],
    ['ROOT_REDIRECT', 'about-us'],
    ['ROOT_REDIRECT', '//evil.example'],
    ['PAYMENT_ORIGINS', 'https://pay.example,pay2'],
    ['PAYMENT_ORIGINS', 'https://pay.example/checkout'],
    ['IMAGE_ORIGINS', 'images'],
    ['IMAGE_ORIGINS', 'https://a.example;https://b.example'],
    ['IMAGE_ORIGINS', 'https://*.example.hk'],
    ['REDIS_URL', 'redis://host/abc'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_S', '-1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['CROSS_ORIGIN_EMBED', 'yes'],
    ['TRUSTED_PROXIES', 'all'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '12'],
    ['FORWARD_CLIENT_ADDRESS', 'no'],
    ['RATE_LIMITS', 'no'],
    ['BROWSER_REPORTS', 'no'],
    ['WEB_VITALS', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['SECURITY_CONTACT', 'somebody@example.hk'],
    ['REVALIDATE_SECRET', 'fifteen-letters'],
    ['REVALIDATE_SECRET', 'a-secret-of-some-length,short'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['HSTS', 'yes'],
    ['HSTS', 'max-age=63072000\r\nX: y'],
    ['ACCESS_LOG', 'yes'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('%s=%s is wrong and named', (name, value) => {
    expect(problemsOf({ ...example, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is wrong: `)),
    ]);
  });

  test.each<[keyof Env, string, unknown]>([
    ['HSTS', '', 'max-age=300'],
    ['HSTS', 'off', undefined],
    ['REDIS_URL', 'redis://user:secret@host:6379/2', 'redis://user:secret@host:6379/2'],
    ['PORT', '8080', 8080],
    // nothing said is not the same as none
    ['TRUSTED_PROXIES', '', undefined],
    ['TRUSTED_PROXIES', '0', 0],
    ['TRUSTED_PROXIES', '10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['ACCESS_LOG', 'rendered', 'rendered'],
    [
      'REVALIDATE_SECRET',
      'a-secret-of-some-length, another-of-some-length',
      ['a-secret-of-some-length', 'another-of-some-length'],
    ],
    ['OTEL_TRACES_SAMPLER', '', 'parentbased_always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.05', 0.05],
  ])('%s=%s is read as %j', (name, value, read) => {
    const result = parseEnv({ ...example, [name]: value });
    expect('env' in result && result.env[name]).toEqual(read);
  });

  test('every problem is named at once', () => {
    expect(problemsOf({})).toEqual(REQUIRED.map((name) => `${name} is missing`));
  });

  test('values are read tolerantly', () => {
    const result = parseEnv({
      ...example,
      API_BASE_URL: ' https://api.example/v1// ',
      SITE_URL: 'https://shop.example/',
      PAYMENT_ORIGINS: ' https://a.example , https://b.example ',
    });
    expect(result).toMatchObject({
      env: {
        API_BASE_URL: 'https://api.example/v1',
        SITE_URL: 'https://shop.example',
        PAYMENT_ORIGINS: ['https://a.example', 'https://b.example'],
        CROSS_ORIGIN_EMBED: false,
      },
    });
  });
});
