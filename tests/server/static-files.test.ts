import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ShopResponse } from '@/lib/server/http/shop-response';
import { serveCompressed } from '@/lib/server/http/static-files';

const build = mkdtempSync(join(tmpdir(), 'shop-static-'));
mkdirSync(join(build, 'static/chunks'), { recursive: true });
for (const name of ['app.js', 'app.js.br', 'app.js.gz', 'small.js', 'app.css', 'app.css.gz']) writeFileSync(join(build, 'static/chunks', name), '');

function served(url: string, encodings: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers: { 'accept-encoding': encodings } });
  const response = new ShopResponse(request);
  serveCompressed(request, response, build);
  return { url: request.url, ...response.getHeaders() };
}

describe('serveCompressed', () => {
  it.each([
    ['gzip, br', '.br', 'br'],
    ['gzip', '.gz', 'gzip'],
    ['gzip, br;q=0', '.gz', 'gzip'],
  ])('answers %s with the file that was compressed by the build', (accepted, ending, encoding) => {
    expect(served('/_next/static/chunks/app.js?dpl=1', accepted)).toEqual({
      url: `/_next/static/chunks/app.js${ending}`,
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=UTF-8',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['/_next/static/chunks/small.js', 'br', 'too small to have been compressed'],
    ['/_next/static/chunks/app.css', 'br', 'not there in that encoding'],
    ['/_next/static/chunks/app.js', '', 'a client that takes none'],
    ['/_next/static/../static/chunks/app.js', 'br', 'a path that leaves the folder'],
    ['/_next/static/chunks/%61pp.js', 'br', 'an escaped path'],
    ['/chunks/app.js', 'br', 'another folder'],
  ])('leaves %s to Next: %s', (url, accepted) => {
    expect(served(url, accepted)).toEqual({ url });
  });
});
