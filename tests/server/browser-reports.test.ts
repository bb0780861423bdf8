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

function send(
  reports: unknown,
  {
    type = 'application/reports+json',
    address = '192.0.2.1',
    agent = 'Mozilla/5.0 Chrome/142.0.0.0 Safari/537.36',
  } = {},
) {
  const headers = { 'content-type': type, 'x-client-ip': address, 'user-agent': agent };
  return POST(
    new NextRequest(`${SITE}/api/reports`, {
      method: 'POST',
      headers,
      body: typeof reports === 'string' ? reports : JSON.stringify(reports),
    }),
  );
}

describe('browser reports', () => {
  it('are logged with route, language and browser, and without what their addresses hold', async () => {
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

  it('may have the older form', async () => {
    const report = {
      'document-uri': `${SITE}/posts`,
      'violated-directive': 'img-src',
      'blocked-uri': 'data',
      'line-number': 7,
    };
    await send(
      { 'csp-report': report },
      { type: 'application/csp-report', agent: 'Mozilla/5.0 (X11; rv:153.0) Gecko/20100101 Firefox/153.0' },
    );
    expect(logged).toEqual([
      {
        type: 'csp-violation',
        route: '/posts',
        language: 'en',
        browser: 'Firefox 153',
        effectiveDirective: 'img-src',
        blockedURL: 'data',
        lineNumber: 7,
      },
    ]);
  });

  it('keep the message and the beginning of the stack of a script error', async () => {
    const stack = `TypeError: x\n    at a (${SITE}/_next/static/chunks/1.js:1:20)\n${'    at b (other)\n'.repeat(500)}`;
    await send([{ type: 'script-error', url: `${SITE}/cn`, body: { message: 'TypeError: x', stack } }]);
    expect(logged).toMatchObject([{ route: '/', language: 'cn', message: 'TypeError: x' }]);
    const kept = (logged[0] as { stack: string }).stack;
    expect(kept).toContain('at a (/_next/static/chunks/1.js:1:20)');
    expect(kept.length).toBeLessThanOrEqual(1500);
  });

  it('of other sites and of extensions are left out', async () => {
    const reply = await send([
      { type: 'deprecation', url: 'https://elsewhere.example/', body: { id: 'x' } },
      {
        type: 'csp-violation',
        url: `${SITE}/`,
        body: { blockedURL: 'inline', sourceFile: 'chrome-extension://abc/content.js' },
      },
      { type: 'crash', url: `${SITE}/`, body: null },
    ]);
    expect(reply.status).toBe(204);
    expect(logged).toEqual([{ type: 'crash', route: '/', language: 'en', browser: 'Chrome 142' }]);
  });

  it('are ten at most, of 64 kB at most, and of their type', async () => {
    await send(Array.from({ length: 50 }, () => ({ type: 'crash', url: `${SITE}/` })));
    expect(logged).toHaveLength(10);
    expect((await send(`[${' '.repeat(70_000)}]`)).status).toBe(413);
    expect((await send('[]', { type: 'text/plain' })).status).toBe(415);
    expect((await send('[{"type": 1}]')).status).toBe(422);
    expect((await send('[', { type: 'application/csp-report' })).status).toBe(422);
  });

  it('are taken however deeply something in them is nested', async () => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect((await send(`[{"type":"crash","url":"${SITE}/","body":{"reason":"oom","more":${nested}}}]`)).status).toBe(
      204,
    );
    expect(logged).toEqual([expect.objectContaining({ type: 'crash', reason: 'oom' })]);
  });

  it('are limited for each address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 32; time += 1) statuses.push((await send([], { address: '192.0.2.9' })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(204), 429, 429]);
    expect((await send([], { address: '192.0.2.2' })).status).toBe(204);
  });

  it('are not taken where they are off', async () => {
    await start({ BROWSER_REPORTS: 'off' });
    expect((await send([{ type: 'crash', url: `${SITE}/` }])).status).toBe(404);
    expect(logged).toEqual([]);
  });
});
