import { afterLoad, onIdle } from './after-load';
import { createStore } from './store';

/** Whether pages may be fetched before they are asked for; false until this page has loaded and the browser is idle. */
export const mayPrefetch = createStore(false);

/** The Network Information API, which not every browser has. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** A shopper who saves data, or whose network has no capacity to spare, gets nothing unasked. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

// what the page itself still loads after the load event comes first
if (typeof window !== 'undefined') void afterLoad().then(() => onIdle(() => mayPrefetch.set(!isFrugal())));
