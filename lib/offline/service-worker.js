// @ts-check
/**
 * The service worker: visited pages for when there is no network. Network first; the cache serves only when the
 * network or the shop fails, and the offline page where nothing is cached. Of the customer's own pages it caches none
 * but the cart's shell, which is the same for everyone. Workbox would add 8 kB and download every chunk in advance, and
 * the rules about personal pages would still be needed.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** app/sw.js puts the build's id, the languages' prefixes and the routes here: builds never share a cache. */
const BUILD = '__BUILD__';
const PAGES = `pages-${BUILD}`;
const FILES = `files-${BUILD}`;
const OFFLINE = `offline-${BUILD}`;
/** The oldest go first. */
const MAX_PAGES = 40;
/** Customers' own pages (lib/routes.ts): never cached, nor fetched to be cached. */
const PERSONAL = /__PERSONAL__/;
/** The cart's page: personal, but its HTML is the same for everyone. */
const SHELL = /__SHELL__/;
/** What the URLs of other languages than the default begin with (lib/i18n/locales.ts). */
const PREFIX = /^\/(?:__PREFIXES__)(?=\/|$)/;
const FILE = /\/_next\/static\/[^"'\\\s<>()]+/g;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(cacheOpenPage(event.data)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isReplaced()) return;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(cacheFirst(request));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(event, url));
});

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![PAGES, FILES, OFFLINE].includes(name)).map((name) => caches.delete(name)));
  // the page's request does not wait for the service worker to start; where it fails, Firefox shows an error page of
  // its own
  const { navigationPreload } = worker.registration;
  await (/Firefox\//.test(navigator.userAgent) ? navigationPreload?.disable() : navigationPreload?.enable());
  await worker.clients.claim();
}

/**
 * Caches the page that sent this message, the files it has loaded, and the offline page of its language.
 * @param {{ page: string, offline: string, files: string[] }} message
 */
async function cacheOpenPage({ page, offline, files }) {
  await Promise.all([cachePage(PAGES, pageKey(new URL(page))), cachePage(OFFLINE, offline), cacheFiles(files)]);
}

/**
 * A page from the network, else from the cache.
 * @param {FetchEvent} event
 * @param {URL} url
 * @returns {Promise<Response>}
 */
async function networkFirst(event, url) {
  const key = pageKey(url);
  /** @type {Response} */
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cached = (await cachedPage(key)) ?? (await offlinePage(url));
    if (cached) return cached;
    throw error;
  }
  if (response.status >= 500) return (await cachedPage(key)) ?? response;
  if (isCacheable(response, url)) event.waitUntil(put(PAGES, key, response.clone()));
  return response;
}

/**
 * Files are named by their content, so a cached one is never stale.
 * @param {Request} request
 */
async function cacheFirst(request) {
  const files = await caches.open(FILES);
  const cached = await files.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

/** @param {URL} url */
const pageKey = ({ pathname, search }) => pathname + search;

/** @param {string} key */
const cachedPage = async (key) => (await caches.open(PAGES)).match(key, { ignoreVary: true });

/** @param {URL} url */
async function offlinePage({ pathname }) {
  const offline = await caches.open(OFFLINE);
  const prefix = PREFIX.exec(pathname)?.[0] ?? '';
  const [first] = await offline.keys();
  return (
    (await offline.match(`${prefix}/offline`, { ignoreVary: true })) ??
    (first && offline.match(first, { ignoreVary: true }))
  );
}

/**
 * @param {Response} response
 * @param {URL} url
 */
function isCacheable(response, url) {
  const isPage =
    response.ok &&
    response.type === 'basic' &&
    !response.redirected &&
    response.headers.get('content-type')?.startsWith('text/html');
  return (
    isPage &&
    !PERSONAL.test(url.pathname) &&
    (SHELL.test(url.pathname) || !/no-store/.test(response.headers.get('cache-control') ?? ''))
  );
}

/**
 * Fetches and caches a page that was shown without a request of its own.
 * @param {string} name
 * @param {string} key
 */
async function cachePage(name, key) {
  const cache = await caches.open(name);
  const url = new URL(key, location.origin);
  if (PERSONAL.test(url.pathname) || (await cache.match(key, { ignoreVary: true }))) return;
  const response = await fetch(key, { credentials: 'omit', cache: 'force-cache', priority: 'low' }).catch(
    () => undefined,
  );
  if (response && isCacheable(response, url)) await put(name, key, response);
}

/** What was being written while another build's service worker took over would bring a deleted cache back. */
async function leaveNothing() {
  if (isReplaced()) await Promise.all([PAGES, FILES, OFFLINE].map((name) => caches.delete(name)));
}

/** Whether another build's service worker has taken over and deleted this one's caches: nothing is written back. */
const isReplaced = () => worker.serviceWorker?.state === 'redundant';

/**
 * @param {string} name
 * @param {string} key
 * @param {Response} response
 */
async function put(name, key, response) {
  if (isReplaced()) return;
  const cache = await caches.open(name);
  const text = await response.clone().text();
  await cache.put(key, response);
  await cacheFiles(text.match(FILE) ?? []);
  const pages = name === PAGES ? await cache.keys() : [];
  await Promise.all(pages.slice(0, Math.max(0, pages.length - MAX_PAGES)).map((old) => cache.delete(old)));
  await leaveNothing();
}

/**
 * From the browser's HTTP cache where possible. A file that cannot be fetched is fetched again when it is needed.
 * @param {string[]} urls
 */
async function cacheFiles(urls) {
  if (isReplaced()) return;
  const files = await caches.open(FILES);
  await Promise.all(
    [...new Set(urls)].map(async (url) => {
      if (await files.match(url)) return;
      const response = await fetch(url, { cache: 'force-cache', priority: 'low' }).catch(() => undefined);
      if (response?.ok) await files.put(url, response);
    }),
  );
  await leaveNothing();
}
