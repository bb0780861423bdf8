import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isProduction } from '@/lib/env';

// rendered once, by the build: every server of one build answers the same
export const dynamic = 'force-static';

/** In development files change under one name: a service worker left by a production server on this origin unregisters itself. */
const UNREGISTER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
});`;

/** The service worker (lib/offline/service-worker.js) with the id of this build. */
export function GET() {
  const source = isProduction() ? readFileSync(`${process.cwd()}/lib/offline/service-worker.js`, 'utf8').replace('__BUILD__', randomUUID()) : UNREGISTER;
  return new Response(source, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } });
}
