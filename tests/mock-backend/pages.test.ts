import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@/lib/api/contract';
import { createProbe, type Probe } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

async function get(path: string, method = 'GET') {
  const response = await getResponse(probe.handlers, new Request(`http://mock.test${path}`, { method }));
  const policy = response?.headers.get('content-security-policy') ?? '';
  return { status: response?.status, type: response?.headers.get('content-type'), policy, text: (await response?.text()) ?? '' };
}

describe('the contract to read', () => {
  it('is a page, a viewer out of the packages, and the document that names this mock', async () => {
    expect(await get('/docs')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', text: expect.stringContaining('<openapi-explorer') });
    const viewer = await get('/docs/openapi-explorer.js');
    expect(viewer.type).toBe('text/javascript; charset=utf-8');
    expect(viewer.text.length).toBeGreaterThan(100_000);
    const document = JSON.parse((await get('/docs/openapi.json')).text) as { servers: object[]; paths: object };
    expect(document.servers).toEqual([{ url: 'http://mock.test', description: 'This mock backend' }]);
    expect(Object.keys(document.paths)).toHaveLength(new Set(Object.values(contract).map(({ path }) => path)).size);
  });

  it('stays when the backend is down, and takes nothing but reads', async () => {
    probe.down.isDown = true;
    expect((await get('/docs/')).status).toBe(200);
    expect((await get('/docs', 'POST')).status).toBe(405);
    expect((await get('/docs/package.json')).status).toBe(404);
  });
});

describe('the control page', () => {
  it.each(['/__mock__', '/__mock__/', '/__mock__/page/page.js', '/__mock__/page/page.css', '/__mock__/page/views.js'])('is at %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200 });
  });

  it.each(['/__mock__/page/control.ts', '/__mock__/page/constructor', '/__mock__/page/..%2Fcontrol.ts', '/__mock__/page/'])('is not at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('names no file that is not there', async () => {
    const { text } = await get('/__mock__/');
    const names = [...text.matchAll(/(?:src|href)="(\/__mock__\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect([name, (await get(name)).status]).toEqual([name, 200]);
  });

  it('may ask this mock alone, and put in no markup', async () => {
    const { policy } = await get('/__mock__/');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    for (const path of ['/__mock__/', '/docs']) expect((await get(path)).policy.match(/https?:/)).toBeNull();
  });

  it('leaves the control calls alone', async () => {
    expect(await probe.control('GET', 'health')).toMatchObject({ status: 200, body: { ok: true } });
    expect((await get('/__mock__/', 'POST')).status).toBe(405);
  });

  it('knows who there is, without a password', async () => {
    const { body } = await probe.control('GET', 'accounts');
    expect(body.data[0]).toMatchObject({ type: 'EMAIL', login_id: 'kayan@example.hk', points: 35_080, is_blocked: false, orders: expect.any(Number) });
    expect(JSON.stringify(body)).not.toContain('Studio2018');
    await probe.guest('someone-new');
    expect((await probe.control('GET', 'accounts')).body.data.at(-1)).toMatchObject({ type: 'TEMP', login_id: 'someone-new', cart_lines: 0, points: 0 });
  });
});
