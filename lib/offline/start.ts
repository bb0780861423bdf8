/**
 * Registers the service worker (lib/offline/worker.js) where the server offers one; development does not.
 * @param offline the address of the offline page in the page's language
 */
export async function startServiceWorker(offline: string): Promise<void> {
  if (document.documentElement.dataset.offline !== 'true' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The page itself too: it may have been loaded without a service worker, or another build's has taken over before this was here.
  const tell = () => {
    serviceWorker.controller?.postMessage({ page: location.href, offline, files: filesOf(document) });
  };
  // the first service worker, or another build's
  serviceWorker.addEventListener('controllerchange', tell);
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  tell();
}

/** The code and fonts that a page has loaded or has asked for: what is still on its way does not pass the service worker any more. */
export function filesOf(page: Document): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const asked = [...page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')].map((element) =>
    'src' in element ? element.src : element.href,
  );
  return [...new Set([...loaded, ...asked])].filter((address) => address.includes('/_next/static/'));
}
