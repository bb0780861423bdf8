/**
 * Starts the keeper of pages (lib/offline/worker.js) where the server offers one; development does not.
 * @param offline the address of the offline page in the page's language
 */
export async function startKeeper(offline: string): Promise<void> {
  if (document.documentElement.dataset.offline !== 'true' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The page itself too: it may have been loaded without a keeper, or another build's has taken over before this was here.
  const tell = () => {
    const files = performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/_next/static/') ? [name] : []));
    serviceWorker.controller?.postMessage({ page: location.href, offline, files });
  };
  // the first keeper, or another build's
  serviceWorker.addEventListener('controllerchange', tell);
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  tell();
}
