import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@/lib/contract';
import { createProbe, type Probe } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

async function get(path: string, method = 'GET') {
  const response = await getResponse(probe.handlers, new Request(`http://mock.test${path}`, { method }));
  const policy = response?.headers.get('content-security-policy') ?? '';
  return {
    status: response?.status,
    type: response?.headers.get('content-type'),
    policy,
    text: (await response?.text()) ?? '',
  };
}

describe('the contract page', () => {
  it('shows the published document with this mock as its server, even when the backend is down', async () => {
    probe.down.isDown = true;
    expect((await get('/docs')).text).toContain('<openapi-explorer');
    expect((await get('/docs/openapi-explorer.js')).type).toBe('text/javascript; charset=utf-8');
    const document = JSON.parse((await get('/docs/openapi.json')).text) as { servers: object[]; paths: object };
    expect(document.servers).toEqual([{ url: 'http://mock.test', description: 'This mock backend' }]);
    expect(Object.keys(document.paths)).toHaveLength(new Set(Object.values(contract).map(({ path }) => path)).size);
    expect([(await get('/docs', 'POST')).status, (await get('/docs/package.json')).status]).toEqual([405, 404]);
  });
});

describe('the control page', () => {
  it('has all its files, with a script that a browser understands', async () => {
    const { text } = await get('/__mock__/');
    const names = [...text.matchAll(/(?:src|href)="(\/__mock__\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(names).toHaveLength(2);
    for (const name of names) expect([name, (await get(name)).status]).toEqual([name, 200]);
    const script = await get('/__mock__/page/page.js');
    expect(script.type).toBe('text/javascript; charset=utf-8');
    // types would be syntax errors
    expect(() => new Function(script.text)).not.toThrow();
  });
});
