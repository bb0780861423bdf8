import { beforeEach, expect, test, vi } from 'vitest';
import { stubExampleEnv } from '../server/example-env.ts';

const request = { headers: new Headers() };
vi.mock('next/headers', () => ({ headers: async () => request.headers }));

let sent: Headers[] = [];
let check: Record<'verifyLink' | 'checkCode', (code: string) => Promise<boolean>>;

beforeEach(async () => {
  stubExampleEnv();
  sent = [];
  vi.stubGlobal('fetch', async (address: URL | Request, init?: RequestInit) => {
    sent.push(new Request(address, init).headers);
    return Response.json({ is_valid: true });
  });
  vi.resetModules();
  check = await import('@/lib/credential/server');
});

test.each(['verifyLink', 'checkCode'] as const)('%s forwards the client’s address as determined', async (name) => {
  request.headers = new Headers({ 'x-client-ip': '198.51.100.7', 'x-forwarded-for': '6.6.6.6' });
  expect(await check[name]('a-code')).toBe(true);
  expect(sent.map((headers) => headers.get('x-forwarded-for'))).toEqual(['198.51.100.7']);
});

test('serverApi forwards no address with a cached request', async () => {
  const { serverApi } = await import('@/lib/calls/server');
  const { credentialCalls } = await import('@/lib/credential/schema');
  await serverApi(
    { ...credentialCalls.checkVerificationCode, tags: ['codes'] },
    { query: { verification_code: 'x' }, clientAddress: '198.51.100.7' },
  );
  expect(sent.map((headers) => headers.get('x-forwarded-for'))).toEqual([null]);
});
