import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  for (const [name, value] of Object.entries(parseFile(readFileSync('.env.example', 'utf8')))) vi.stubEnv(name, value ?? '');
  vi.resetModules();
});

async function ask(authorization?: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const { GET } = await import('@/app/api/health/ready/route');
  const { NextRequest } = await import('next/server');
  const response = await GET(new NextRequest('http://localhost:3000/api/health/ready', { headers: authorization ? { authorization } : {} }));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('GET /api/health/ready', () => {
  test.each([undefined, 'Bearer wrong', 'demo-revalidate-secret', 'Bearer '])('tells everybody the status alone (%s)', async (authorization) => {
    expect(await ask(authorization)).toEqual({ status: 200, body: { status: 'ready' } });
  });

  test('tells who knows the secret the rest', async () => {
    expect((await ask('Bearer demo-revalidate-secret')).body).toEqual({
      status: 'ready',
      backend: 'up',
      cache: 'memory',
      build: expect.any(String),
      uptime: expect.any(Number),
    });
  });

  test.each(['Bearer ', 'Bearer undefined', 'Bearer'])('tells nobody the rest where there is no secret (%s)', async (authorization) => {
    vi.stubEnv('REVALIDATE_SECRET', '');
    expect((await ask(authorization)).body).toEqual({ status: 'ready' });
  });
});
