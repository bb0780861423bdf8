import { pageMark } from '@/lib/session/store';

/** A guest has become a member: the page where the registration leads says, once, what came along. */
const KEY = 'receipt';

/** To be called once the new account is logged in. */
export function expectReceipt(): void {
  try {
    sessionStorage.setItem(KEY, pageMark() ?? '');
  } catch {
    // a blocked storage costs the receipt; what came along is there all the same
  }
}

/** Whether the account that is logged in has not been told yet. */
export function isReceiptDue(): boolean {
  try {
    const mark = pageMark();
    return mark !== undefined && sessionStorage.getItem(KEY) === mark;
  } catch {
    return false;
  }
}

export function forgetReceipt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // blocked: there is none
  }
}
