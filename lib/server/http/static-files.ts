import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { encodingFor } from './compressed-page.ts';
import { pathPartOf } from './render-url.ts';
import type { ShopResponse } from './shop-response.ts';

const STATIC = '/_next/static/';
const TYPES: Record<string, string> = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };
const EXTENSIONS = { br: '.br', gzip: '.gz' };
const BUILD = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next');

/**
 * Points a request for a script or style sheet at the compressed file that `npm run build` put beside it
 * (lib/server/precompress.ts): a seventh smaller than what is compressed in passing, and no work.
 */
export function serveCompressed(request: IncomingMessage, response: ShopResponse, build = BUILD): void {
  const path = pathPartOf(request.url ?? '');
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  const encoding = encodingFor(request);
  if (!type || !path.startsWith(STATIC) || encoding === 'identity') return;
  const compressed = path + EXTENSIONS[encoding];
  if (/%|\.\./.test(path) || !existsSync(join(build, compressed.slice('/_next/'.length)))) return;
  request.url = compressed;
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
}
