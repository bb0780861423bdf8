import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseEnv } from '@/lib/env';

const example = parseFile(readFileSync('.env.example', 'utf8')) as Record<string, string>;
const REQUIRED = ['API_BASE_URL', 'FILE_UPLOAD_URL', 'SITE_URL', 'MAIN_STORE_ID', 'MINI_STORE_ID', 'GUEST_PASSWORD'];
const OPTIONAL = [
  'ROOT_REDIRECT',
  'REVALIDATE_SECRET',
  'REDIS_URL',
  'PAYMENT_ORIGINS',
  'IMAGE_ORIGINS',
  'CROSS_ORIGIN_EMBED',
  'TRUSTED_PROXIES',
  'FORWARD_CLIENT_ADDRESS',
  'RATE_LIMITS',
  'SECURITY_CONTACT',
  'BROWSER_REPORTS',
  'WEB_VITALS',
  'METRICS_TOKEN',
  'LOG_LEVEL',
  'DRAIN_S',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

const problemsOf = (variables: Record<string, string | undefined>) => {
  const result = parseEnv(variables);
  return 'problems' in result ? result.problems : [];
};

describe('the configuration', () => {
  test('.env.example names every variable, with values that hold', () => {
    expect(Object.keys(example).toSorted()).toEqual([...REQUIRED, ...OPTIONAL].toSorted());
    expect(problemsOf(example)).toEqual([]);
  });

  test.each(REQUIRED)('%s is required and named when it is missing or empty', (name) => {
    expect(problemsOf({ ...example, [name]: undefined })).toEqual([`${name} is missing`]);
    expect(problemsOf({ ...example, [name]: '' })).toEqual([`${name} is missing`]);
  });

  test.each(OPTIONAL)('%s may be missing', (name) => {
    expect(problemsOf({ ...example, [name]: undefined })).toEqual([]);
    expect(problemsOf({ ...example, [name]: '' })).toEqual([]);
  });

  test.each([
    ['API_BASE_URL', 'backend'],
    ['API_BASE_URL', 'ftp://backend'],
    ['FILE_UPLOAD_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'shop.example'],
    ['GUEST_PASSWORD', 'short1'],
    ['ROOT_REDIRECT', 'about-us'],
    ['ROOT_REDIRECT', '//evil.example'],
    ['ROOT_REDIRECT', 'https://evil.example'],
    ['PAYMENT_ORIGINS', 'https://pay.example,pay2'],
    ['IMAGE_ORIGINS', 'images'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_S', '5s'],
    ['DRAIN_S', '-1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['CROSS_ORIGIN_EMBED', 'yes'],
    ['TRUSTED_PROXIES', 'all'],
    ['TRUSTED_PROXIES', '10.0.0.256'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '12'],
    ['FORWARD_CLIENT_ADDRESS', 'no'],
    ['RATE_LIMITS', 'no'],
    ['BROWSER_REPORTS', 'no'],
    ['WEB_VITALS', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['SECURITY_CONTACT', 'somebody@example.hk'],
    ['REVALIDATE_SECRET', 'x'],
    ['REVALIDATE_SECRET', 'fifteen-letters'],
  ])('%s=%s is wrong and named', (name, value) => {
    expect(problemsOf({ ...example, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} is wrong: `))]);
  });

  test.each([
    ['', undefined],
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('TRUSTED_PROXIES=%s is read as %j: nothing said is not the same as none', (value, trusted) => {
    const result = parseEnv({ ...example, TRUSTED_PROXIES: value });
    expect('env' in result && result.env.TRUSTED_PROXIES).toEqual(trusted);
  });

  test('every problem is named at once', () => {
    expect(problemsOf({})).toEqual(REQUIRED.map((name) => `${name} is missing`));
  });

  test('values are read tolerantly', () => {
    const result = parseEnv({
      ...example,
      API_BASE_URL: 'https://api.example/v1//',
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
