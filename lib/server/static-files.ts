import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import serveStatic from 'serve-static';
import { encodingFor } from './encoding.ts';
import type { Step } from './http/step.ts';

const BUILD = resolve(process.env.NEXT_DIST_DIR || '.next', 'static');
const TYPES: Record<string, string | undefined> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };

/**
 * The browser's files of a build, under names that never come back with other content: nobody asks whether they have
 * changed, nor for a part of them.
 */
export const serveBuild: Step = serveStatic(BUILD, {
  acceptRanges: false,
  etag: false,
  fallthrough: false,
  immutable: true,
  index: false,
  lastModified: false,
  maxAge: '1y',
  redirect: false,
});

/** The paths of what may lie in `public`, so that others go on without a look at the disk. */
export const ICON = /^\/(?:icons\/)?[\w-]+\.(?:ico|png|svg)$/;
export const serveIcons: Step = serveStatic('public', { index: false, maxAge: 0, redirect: false });

/**
 * Points a request for a script or style sheet at the compressed file that `npm run build` put beside it
 * (lib/server/precompress.ts): a seventh smaller than what is compressed in passing, and no work.
 */
export const preferCompressed: Step = (request, response, next) => {
  const { url = '' } = request;
  const path = url.split('?', 1)[0] ?? '';
  const type = TYPES[path.slice(path.lastIndexOf('.'))];
  if (!type || path.includes('%')) return next();
  response.setHeader('Vary', 'Accept-Encoding');
  const encoding = encodingFor(request);
  if (encoding === 'identity' || !existsSync(join(BUILD, path + ENDINGS[encoding]))) return next();
  request.url = path + ENDINGS[encoding];
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', type);
  next();
};
