/**
 * The browser's own keeper of pages, for when there is no network (docs/decisions.md, "Offline"). A page that was shown is
 * shown again, and one that was not is answered with the offline page; with a network it stays out of the way. It keeps
 * what the shop lets a browser keep, and of the customer's own pages none but the cart's shell, which is everybody's.
 * app/sw.js puts in `BUILD` (pages and files of one build never meet another's) and the patterns of lib/routes.ts.
 */
const PAGES = `pages-${BUILD}`;
const FILES = `files-${BUILD}`;
const OFFLINE = `offline-${BUILD}`;
/** Kept at most; the oldest go first. */
const MAX_PAGES = 40;
/** Customers' own pages: never cached, nor fetched to be cached. */
const PERSONAL = /__PERSONAL__/;
/** Pages that are personal, but with the same HTML for everyone. */
const SHELL = /__SHELL__/;
const FILE = /\/_next\/static\/[^"'\\\s<>()]+/g;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => event.waitUntil(keepFirst(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isReplaced()) return;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (request.headers.get('rsc') && !request.headers.get('next-router-prefetch')) event.waitUntil(keepPage(PAGES, addressOf(url)));
});

/** What another build left behind goes. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![PAGES, FILES, OFFLINE].includes(name)).map((name) => caches.delete(name)));
  // the browser asks for the page while this wakes up, as it would without it
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page that is open, which may have come before this keeper, what it has loaded by now, and the offline page of its language. */
async function keepFirst({ page: address, offline, files }) {
  await Promise.all([keepPage(PAGES, addressOf(new URL(address))), keepPage(OFFLINE, offline), keepFiles(files)]);
}

/** A page as the network has it; without a network, or with a shop that is away, as it was last shown. */
async function page(event, url) {
  const address = addressOf(url);
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = (await keptPage(address)) ?? (await offlinePage(url));
    if (kept) return kept;
    throw error;
  }
  if (response.status >= 500) return (await keptPage(address)) ?? response;
  if (mayBeKept(response, url)) event.waitUntil(put(PAGES, address, response.clone()));
  return response;
}

/** Files are named after what is in them: what is kept is what the network has. */
async function file(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

/** Without what the framework adds when it asks for a page's data alone. */
function addressOf(url) {
  const plain = new URL(url);
  plain.searchParams.delete('_rsc');
  return plain.pathname + plain.search;
}

const keptPage = async (address) => (await caches.open(PAGES)).match(address, { ignoreVary: true });

async function offlinePage({ pathname }) {
  const offline = await caches.open(OFFLINE);
  const prefix = /^\/(?:zh|cn)(?=\/|$)/.exec(pathname)?.[0] ?? '';
  const [first] = await offline.keys();
  return (await offline.match(`${prefix}/offline`, { ignoreVary: true })) ?? (first && offline.match(first, { ignoreVary: true }));
}

function mayBeKept(response, url) {
  const isPage = response.ok && response.type === 'basic' && !response.redirected && response.headers.get('content-type')?.startsWith('text/html');
  return isPage && !PERSONAL.test(url.pathname) && (SHELL.test(url.pathname) || !/no-store/.test(response.headers.get('cache-control') ?? ''));
}

/** Keeps a page that was shown without having been loaded as one. Quietly: it matters later, if ever. */
async function keepPage(name, address) {
  const cache = await caches.open(name);
  const url = new URL(address, location.origin);
  if (PERSONAL.test(url.pathname) || (await cache.match(address, { ignoreVary: true }))) return;
  const response = await fetch(address, { credentials: 'omit', cache: 'force-cache', priority: 'low' }).catch(() => undefined);
  if (response && mayBeKept(response, url)) await put(name, address, response);
}

/** Another build's keeper has thrown away what this one kept: nothing is put back. */
const isReplaced = () => self.serviceWorker?.state === 'redundant';

async function put(name, address, response) {
  if (isReplaced()) return;
  const cache = await caches.open(name);
  const text = await response.clone().text();
  await cache.put(address, response);
  await keepFiles(text.match(FILE) ?? []);
  const pages = name === PAGES ? await cache.keys() : [];
  await Promise.all(pages.slice(0, Math.max(0, pages.length - MAX_PAGES)).map((old) => cache.delete(old)));
}

/** From the browser's own cache where it has them. What cannot be had is asked for again when it is needed. */
async function keepFiles(addresses) {
  if (isReplaced()) return;
  const files = await caches.open(FILES);
  await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      if (await files.match(address)) return;
      const response = await fetch(address, { cache: 'force-cache', priority: 'low' }).catch(() => undefined);
      if (response?.ok) await files.put(address, response);
    }),
  );
}
