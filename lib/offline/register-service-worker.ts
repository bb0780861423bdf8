let registration: Promise<unknown> | undefined;

/**
 * Has the service worker (lib/offline/service-worker.js) cache the open page: to be called on every navigation, since a
 * page that was prefetched is shown without any request. Registers the worker first, where the server has one; the
 * development server has none.
 * @param offlinePage URL of the offline page in the page's language
 */
export async function cacheForOffline(offlinePage: string): Promise<void> {
  if (document.documentElement.dataset.offline !== 'true' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const cachePage = () =>
    serviceWorker.controller?.postMessage({
      page: location.href,
      offline: offlinePage,
      files: requestedFiles(document),
    });
  if (!registration) {
    // the first service worker, or another build's
    serviceWorker.addEventListener('controllerchange', cachePage);
    registration = serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  }
  await registration;
  cachePage();
}

/**
 * The code, styles and fonts that a page has loaded or requested: their requests did not pass the new service worker.
 */
export function requestedFiles(page: Document): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const requested = [
    ...page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]'),
  ].map((element) => ('src' in element ? element.src : element.href));
  return [...new Set([...loaded, ...requested])].filter((url) => url.includes('/_next/static/'));
}
