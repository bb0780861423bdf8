/**
 * Starts the keeper of pages (lib/offline/worker.js) where the server offers one; development does not.
 * @param offline the address of the offline page in the page's language
 */
export async function startKeeper(offline: string): Promise<void> {
  if (document.documentElement.dataset.offline !== 'true' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  /** @param page the page where it was loaded without the keeper, which then has not seen it */
  const tell = (page: string | null) => {
    const files = performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/_next/static/') ? [name] : []));
    serviceWorker.controller?.postMessage({ page, offline, files });
  };
  // the first keeper, or another build's
  serviceWorker.addEventListener('controllerchange', () => tell(location.href));
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  tell(null);
}
