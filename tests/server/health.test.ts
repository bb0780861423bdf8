import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

const readConfiguration = vi.fn(async () => ({}));
vi.mock('@/lib/calls/server', () => ({ serverApi: () => readConfiguration() }));

beforeEach(() => stubExampleEnv());

async function ask(authorization?: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const { GET } = await import('@/app/api/health/ready/route');
  const { NextRequest } = await import('next/server');
  const response = await GET(
    new NextRequest('http://localhost:3000/api/health/ready', { headers: authorization ? { authorization } : {} }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('GET /api/health/ready', () => {
  test('is 503 until the configuration was read from the backend once, and asks for nothing after that', async () => {
    readConfiguration.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    expect(await ask('Bearer demo-revalidate-secret')).toMatchObject({
      status: 503,
      body: { status: 'starting', backend: 'unknown', problems: { start: expect.stringContaining('ECONNREFUSED') } },
    });
    for (let probe = 0; probe < 3; probe += 1) expect((await ask()).status).toBe(200);
    expect(readConfiguration).toHaveBeenCalledTimes(2);
  });

  test('gives the details with the secret, and else the status alone', async () => {
    for (const authorization of [undefined, 'Bearer wrong', 'demo-revalidate-secret', 'Bearer '])
      expect(await ask(authorization), authorization).toEqual({ status: 200, body: { status: 'ready' } });
    expect((await ask('Bearer demo-revalidate-secret')).body).toEqual({
      status: 'ready',
      backend: 'up',
      cache: 'memory',
      build: expect.any(String),
      uptime: expect.any(Number),
    });
  });

  test('accepts either of two secrets while one is changed', async () => {
    stubExampleEnv({ REVALIDATE_SECRET: 'the-new-one-of-them,demo-revalidate-secret' });
    for (const secret of ['the-new-one-of-them', 'demo-revalidate-secret'])
      expect((await ask(`Bearer ${secret}`)).body).toHaveProperty('build');
    expect((await ask('Bearer the-new-one-of-them,demo-revalidate-secret')).body).toEqual({ status: 'ready' });
    stubExampleEnv({ REVALIDATE_SECRET: '' });
    expect((await ask('Bearer ')).body).toEqual({ status: 'ready' });
  });

  test('is degraded, but ready, while something is wrong, and names it to those who know the secret', async () => {
    const { problems } = await import('@/lib/server/problems');
    problems.set('redis-full', 'Redis takes nothing: OOM');
    expect(await ask()).toEqual({ status: 200, body: { status: 'degraded' } });
    expect((await ask('Bearer demo-revalidate-secret')).body).toMatchObject({
      status: 'degraded',
      problems: { 'redis-full': 'Redis takes nothing: OOM' },
    });
    problems.clear();
    expect((await ask()).body).toEqual({ status: 'ready' });
  });
});
