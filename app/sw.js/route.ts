import { readFileSync } from 'node:fs';
import { isProduction } from '@/lib/env';
import { PREFIXED_LOCALES } from '@/lib/i18n/locales';
import { areaPattern } from '@/lib/routes';
import { buildId } from '@/lib/server/build-id';

// rendered once, by the build: every server of one build serves the same
export const dynamic = 'force-static';

/**
 * In development files change under one name: a service worker left by a production server on this origin unregisters
 * itself.
 */
const UNREGISTER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
});`;

/**
 * The service worker (lib/offline/service-worker.js) with the id of this build, the languages' prefixes and the routes
 * that it may not store.
 */
export function GET() {
  const source = isProduction()
    ? filledIn(readFileSync(`${process.cwd()}/lib/offline/service-worker.js`, 'utf8'))
    : UNREGISTER;
  return new Response(source, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

function filledIn(worker: string): string {
  const personal = areaPattern(({ isPersonal, isOfflineShell }) => isPersonal && !isOfflineShell);
  const shell = areaPattern(({ isOfflineShell }) => isOfflineShell);
  return worker
    .replace('__BUILD__', buildId())
    .replace('__PREFIXES__', PREFIXED_LOCALES.join('|'))
    .replace('__PERSONAL__', () => personal.source)
    .replace('__SHELL__', () => shell.source);
}
