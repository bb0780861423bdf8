import { networkOf, siteOf } from '../networks.ts';
import { keyedBulkhead } from './keyed-bulkhead.ts';

/**
 * A bulkhead for each client: an IPv4 address or a /64 network, and all of a /48 together, whose 65,536 networks one
 * customer may have.
 * @param capacity how many tasks may run at once for one client @param queueCapacity how many more may wait
 * @returns a function that runs a task of an address when it is its turn. It rejects as cockatiel's bulkheads do
 */
export function clientBulkhead(capacity: number, queueCapacity: number) {
  const networks = keyedBulkhead(capacity, queueCapacity);
  const sites = keyedBulkhead(capacity, 2 * queueCapacity);
  return <T>(address: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const site = siteOf(address);
    const ofSite = site ? () => sites(site).execute(task, signal) : task;
    return networks(networkOf(address)).execute(ofSite, signal);
  };
}
