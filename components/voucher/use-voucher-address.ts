'use client';
import { useSyncExternalStore } from 'react';
import { readAddress, type VoucherAddress, writeAddress } from '@/lib/voucher/listing';

const listeners = new Set<() => void>();

/** What the address asks for. The page is one shell for all of it, so that it stays cached; the browser reads its own address. */
const address = {
  get: () => location.search,
  set(next: VoucherAddress) {
    history.replaceState(null, '', `${location.pathname}${writeAddress(next)}`);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('popstate', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('popstate', listener);
    };
  },
};

/** Which vouchers are shown and how they are sorted, in step with the address. */
export function useVoucherAddress(): [VoucherAddress, (next: VoucherAddress) => void] {
  const search = useSyncExternalStore(address.subscribe, address.get, () => '');
  return [readAddress(search), address.set];
}
