import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { startSteps } from './start-steps.ts';

const build = mkdtempSync(join(tmpdir(), 'shop-static-'));
mkdirSync(join(build, 'static'));
for (const name of ['app.js', 'app.js.br', 'app.js.gz', 'small.js', 'app.css', 'app.css.gz'])
  writeFileSync(join(build, 'static', name), name);
vi.stubEnv('NEXT_DIST_DIR', build);
const { preferCompressed, serveBuild } = await import('@/lib/server/static-files');
const start = () => startSteps(preferCompressed, serveBuild);

describe('files of the build', () => {
  it.each([
    ['/app.js?dpl=1', 'gzip, deflate, br', 'app.js.br', 'br', 'text/javascript; charset=utf-8'],
    ['/app.js', 'gzip, br;q=0', 'app.js.gz', 'gzip', 'text/javascript; charset=utf-8'],
    ['/app.js', 'identity', 'app.js', undefined, 'text/javascript; charset=utf-8'],
    // too small to have been compressed, and not there in that encoding
    ['/small.js', 'br', 'small.js', undefined, 'text/javascript; charset=utf-8'],
    ['/app.css', 'br', 'app.css', undefined, 'text/css; charset=utf-8'],
  ])('%s for %s is %s', async (path, accepted, file, encoding, type) => {
    const { ask } = await start();
    const { status, headers, body } = await ask(path, { headers: { 'Accept-Encoding': accepted } });
    expect([status, body.toString(), headers['content-encoding'], headers['content-type']]).toEqual([
      200,
      file,
      encoding,
      type,
    ]);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['404 for what is not there', '/nope.js', {}, 404],
    ['412 for another version than the one that is asked for', '/app.js', { 'If-Match': '"other"' }, 412],
  ])('responds to %s', async (_, path, headers, expected) => {
    const { ask } = await start();
    const { status, headers: sent } = await ask(path, { headers: { ...headers, 'Accept-Encoding': 'br' } });
    expect([status, sent['content-encoding'], sent['cache-control']]).toEqual([
      expected,
      undefined,
      'private, no-store',
    ]);
  });

  it('come whole and without what asks again whether they have changed, under names that never do', async () => {
    const { ask } = await start();
    const { status, headers, body } = await ask('/app.js', {
      headers: { Range: 'bytes=0-1', 'Accept-Encoding': 'br' },
    });
    expect([status, body.toString(), headers['cache-control']]).toEqual([
      200,
      'app.js.br',
      'public, max-age=31536000, immutable',
    ]);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('accept-ranges');
  });
});
