import { onIdle } from './idle';
import { firstSignServed } from './first-sign';
import { createStore } from './store';

/** Whether pages may be fetched before they are asked for; false until there is a person and the browser is idle. */
export const mayPrefetch = createStore(false);

/** The Network Information API, which not every browser has. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** A shopper who saves data, or whose network has no capacity to spare, gets nothing unasked. */
export function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

// not before the page itself has loaded what it needs
if (typeof window !== 'undefined') void firstSignServed().then(() => onIdle(() => mayPrefetch.set(!isFrugal())));
