'use client';
import { useEffect } from 'react';
import { typedVoucher } from '@/lib/api/typed';
import { setDraft } from '@/lib/checkout/draft';

const PARAMETER = 'voucher';
/** The voucher field's limit. */
const MAX_LENGTH = 60;

/** The voucher code in a URL's query; null without one, '' if it is too long. */
function voucherIn(search: string): string | null {
  const given = new URLSearchParams(search).get(PARAMETER);
  if (given === null) return null;
  const code = typedVoucher(given);
  return code.length <= MAX_LENGTH ? code : '';
}

/**
 * "Use now" leads to the cart with a code in the URL. It is applied as if it had been typed, and removed from the
 * URL, so that a reload does not bring back a voucher that was removed.
 */
export function useVoucherFromUrl(): void {
  useEffect(() => {
    const code = voucherIn(location.search);
    if (code === null) return;
    if (code) setDraft({ voucherCode: code, voucherText: code });
    // Next's router patches `replaceState` in an effect that runs after the page's
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.delete(PARAMETER);
      history.replaceState(null, '', url);
    });
    return () => clearTimeout(timer);
  }, []);
}
