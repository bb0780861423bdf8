import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isProduction } from '@/lib/env';

// made once, by the build: every server of one build gives the same, and another build's is another
export const dynamic = 'force-static';

/** Development has files that change under one name: a keeper that a production start on the same address left goes. */
const NONE = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
});`;

/** The worker that keeps pages for when there is no network (lib/offline/worker.js). */
export function GET() {
  const source = isProduction() ? `const BUILD = '${randomUUID()}';\n${readFileSync(`${process.cwd()}/lib/offline/worker.js`, 'utf8')}` : NONE;
  return new Response(source, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } });
}
