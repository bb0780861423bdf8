import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

const SITE = 'http://localhost:3000';
let POST: (request: NextRequest) => Promise<Response>;
let logged: unknown[];

async function start(variables: Record<string, string> = {}) {
  stubExampleEnv(variables);
  const { log } = await import('@/lib/server/log');
  logged = [];
  vi.spyOn(log, 'warn').mockImplementation((fields: unknown) => void logged.push(fields));
  ({ POST } = await import('@/app/api/reports/route'));
}
beforeEach(() => start());

const send = (reports: object[]) =>
  POST(
    new NextRequest(`${SITE}/api/reports`, {
      method: 'POST',
      headers: {
        'content-type': 'application/reports+json',
        'x-client-ip': '192.0.2.1',
        'user-agent': 'Mozilla/5.0 Chrome/142.0.0.0 Safari/537.36',
      },
      body: JSON.stringify(reports),
    }),
  );

describe('browser reports', () => {
  it('are logged with route, language and browser, and without what their URLs hold', async () => {
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/a.js?email=a@example.hk',
      sourceFile: `${SITE}/zh/shop/main/order/AHK-261108?email=guest@example.hk`,
      lineNumber: 3,
      sample: 'what stood there',
      referrer: 'https://elsewhere.example/',
    };
    const reply = await send([
      { type: 'csp-violation', age: 5, url: `${SITE}/zh/shop/main/order/AHK-261108?email=x`, body },
    ]);
    expect(reply.status).toBe(204);
    expect(logged).toEqual([
      {
        type: 'csp-violation',
        route: '/shop/main/order/:id?',
        language: 'zh',
        browser: 'Chrome 142',
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/a.js',
        sourceFile: '/shop/main/order/:id?',
        lineNumber: 3,
      },
    ]);
  });

  it('are not taken where they are off', async () => {
    await start({ BROWSER_REPORTS: 'off' });
    expect((await send([{ type: 'crash', url: `${SITE}/` }])).status).toBe(404);
    expect(logged).toEqual([]);
  });
});
