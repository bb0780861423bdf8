import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isProduction } from '@/lib/env';
import { areaPattern } from '@/lib/routes';

// made once, by the build: all servers of one build serve the same worker, and each build another
export const dynamic = 'force-static';

/** Files change under one name in development: a worker that a production start on the same address left is removed. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
});`;

/** The service worker (lib/offline/worker.js) with the id of this build and the routes that it may not store. */
export function GET() {
  const source = isProduction() ? `const BUILD = '${randomUUID()}';\n${withRoutes(readFileSync(`${process.cwd()}/lib/offline/worker.js`, 'utf8'))}` : REMOVAL;
  return new Response(source, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } });
}

function withRoutes(worker: string): string {
  const personal = areaPattern(({ isPersonal, isOfflineShell }) => isPersonal && !isOfflineShell);
  const shell = areaPattern(({ isOfflineShell }) => isOfflineShell);
  return worker.replace('__PERSONAL__', () => personal.source).replace('__SHELL__', () => shell.source);
}
