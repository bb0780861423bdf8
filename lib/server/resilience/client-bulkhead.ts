import type { AtOnce } from '../limits.ts';
import { networkOf, siteOf } from '../networks.ts';
import { keyedBulkhead } from './keyed-bulkhead.ts';

/**
 * A bulkhead for each client: an IPv4 address or a /64 network, and all of a /48 together, whose 65,536 networks one
 * customer may have.
 * @param limit how many tasks may run at once for one client, and how many more may wait
 * @returns a function that runs a task of an address when it is its turn. It rejects as cockatiel's bulkheads do
 */
export function clientBulkhead({ many, waiting }: AtOnce) {
  const networks = keyedBulkhead(many, waiting);
  const sites = keyedBulkhead(many, 2 * waiting);
  return <T>(address: string, task: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const site = siteOf(address);
    const ofSite = site ? () => sites(site).execute(task, signal) : task;
    return networks(networkOf(address)).execute(ofSite, signal);
  };
}
