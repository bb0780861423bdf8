'use client';
import { useEffect } from 'react';
import { setDraft } from '@/lib/checkout/draft';

const PARAMETER = 'voucher';
/** As much as the field takes. */
const MAX_LENGTH = 60;

/** The code that an address brings along; null for none, '' for rubbish. `search` as in `location.search`. */
export function voucherIn(search: string): string | null {
  const code = new URLSearchParams(search).get(PARAMETER)?.trim();
  if (code === undefined) return null;
  return code.length <= MAX_LENGTH ? code : '';
}

/**
 * "Use now" leads to the cart with a code in the address: it is asked for as if it had been typed, and taken out of the
 * address, so that a reload does not bring back a voucher that was removed. The page itself knows nothing of it and stays cached.
 */
export function useVoucherFromAddress(): void {
  useEffect(() => {
    const code = voucherIn(location.search);
    if (code === null) return;
    if (code) setDraft({ voucherCode: code, voucherText: code });
    // the framework's router hears of the change only once it stands, which is after the effects of its pages
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.delete(PARAMETER);
      history.replaceState(null, '', url);
    });
    return () => clearTimeout(timer);
  }, []);
}
