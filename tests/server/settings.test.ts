import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { type Env, parseEnv } from '@/lib/env';
import { warningsOf } from '@/lib/server/settings';

const example = parseFile(readFileSync('.env.example', 'utf8')) as Record<string, string>;
const SAFE = {
  ...example,
  SITE_URL: 'https://shop.example',
  REVALIDATE_SECRET: 'a-secret-of-some-length',
  GUEST_PASSWORD: 'of-their-own',
};

function envOf(variables: Record<string, string>): Env {
  const result = parseEnv(variables);
  if ('problems' in result) throw new Error(result.problems.join('; '));
  return result.env;
}

function warned(changes: Record<string, string>, mode = 'production'): string[] {
  vi.stubEnv('NODE_ENV', mode);
  const variables = { ...SAFE, ...changes };
  const warnings = warningsOf(variables, envOf(variables));
  vi.unstubAllEnvs();
  return warnings;
}

describe('warnings when the server starts', () => {
  test('there are none for a configuration as it should be, nor for the example on this machine', () => {
    expect(warned({})).toEqual([]);
    expect(warned(example)).toEqual([]);
  });

  test.each([
    ['SITE_URL', 'http://shop.example', /https.*Secure/],
    ['SITE_URL', 'https://shop.example/hk', /\/hk/],
    ['RATE_LIMITS', 'off', /^RATE_LIMITS=off/],
    ['IMAGE_ORIGINS', '', /^IMAGE_ORIGINS/],
    ['REVALIDATE_SECRET', example.REVALIDATE_SECRET ?? '', /^REVALIDATE_SECRET/],
    ['REVALIDATE_SECRET', `a-secret-of-some-length,${example.REVALIDATE_SECRET}`, /^REVALIDATE_SECRET/],
    ['GUEST_PASSWORD', example.GUEST_PASSWORD ?? '', /^GUEST_PASSWORD/],
    ['MINI_STORE_ID', example.MAIN_STORE_ID ?? '', /same store/],
    ['DRAIN_S', '999', /^DRAIN_S/],
    ['TRUSTED_PROXIES', '0.0.0.0/0', /^TRUSTED_PROXIES/],
  ])('%s=%s is one', (name, value, warning) =>
    expect(warned({ [name]: value })).toEqual([expect.stringMatching(warning)]),
  );

  test('development on this machine may do without limits and https', () => {
    expect(warned({ ...example, RATE_LIMITS: 'off' }, 'development')).toEqual([]);
    expect(warned({ RATE_LIMITS: 'off' }, 'development')).toHaveLength(1);
  });
});

test('a start without its variables is one JSON line for each of them, and ends with 1', () => {
  const script = "import { checkedEnv } from './lib/server/settings.ts'; checkedEnv(); console.log('started');";
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: {
      ...example,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PORT: 'abc',
      API_BASE_URL: '',
      REDIS_ULR: 'redis://x',
      TRUST_PROXIES: '1',
    },
    encoding: 'utf8',
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; msg: string });
  expect(lines.map(({ level, msg }) => `${level} ${msg}`)).toEqual([
    'warn Configuration: REDIS_ULR is no variable of the shop: is REDIS_URL meant?',
    'warn Configuration: TRUST_PROXIES is no variable of the shop: is TRUSTED_PROXIES meant?',
    'error Configuration: API_BASE_URL is missing',
    'error Configuration: PORT is wrong: must be a number from 1 to 65535',
    'error The shop does not start. .env.example names every variable.',
  ]);
  expect([status, stderr]).toEqual([1, '']);
});
