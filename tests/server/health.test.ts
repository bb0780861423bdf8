import { beforeEach, describe, expect, test } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

beforeEach(() => stubExampleEnv());

async function ask(authorization?: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const { GET } = await import('@/app/api/health/ready/route');
  const { NextRequest } = await import('next/server');
  const response = await GET(new NextRequest('http://localhost:3000/api/health/ready', { headers: authorization ? { authorization } : {} }));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('GET /api/health/ready', () => {
  test.each([undefined, 'Bearer wrong', 'demo-revalidate-secret', 'Bearer '])('gives the status alone without the secret (%s)', async (authorization) => {
    expect(await ask(authorization)).toEqual({ status: 200, body: { status: 'ready' } });
  });

  test('gives the details with the secret', async () => {
    expect((await ask('Bearer demo-revalidate-secret')).body).toEqual({
      status: 'ready',
      backend: 'up',
      cache: 'memory',
      build: expect.any(String),
      uptime: expect.any(Number),
    });
  });

  test.each(['Bearer ', 'Bearer undefined', 'Bearer'])('gives no details where no secret is configured (%s)', async (authorization) => {
    stubExampleEnv({ REVALIDATE_SECRET: '' });
    expect((await ask(authorization)).body).toEqual({ status: 'ready' });
  });
});
