import type { Messages } from 'next-intl';
import { isApiError, isUnreachable } from '@/lib/api/error';
import { faultsIn } from '@/lib/api/password-faults';
import { showToast } from '@/lib/toast';

/** A key of the messages `Toast`. */
export type ToastKey = keyof Messages['Toast'];

/** The page's texts; its language may change while the page stays. */
let textOf: (key: ToastKey) => string = (key) => key;
export function setToastTexts(next: typeof textOf): void {
  textOf = next;
}

/** Rules of spec 5 that have a toast of their own. */
const RULES = ['email', 'phone', 'password'] as const;

/**
 * The key of the text for a failure (spec 8): the rule that was broken, else the server's error response, else plain
 * error.
 */
export function failureKey(
  error: unknown,
): (typeof RULES)[number] | 'server' | 'error' | 'unreachable' | 'offline' | 'cookies' | 'submittedElsewhere' {
  // what stands for an unclear or half-done change names its cause
  if (error instanceof Error && !isApiError(error) && isApiError(error.cause)) return failureKey(error.cause);
  if (isUnreachable(error)) return navigator.onLine ? 'unreachable' : 'offline';
  if (!isApiError(error)) return 'error';
  if (error.code === 'cookies') return 'cookies';
  if (error.code === 'otherTab') return 'submittedElsewhere';
  return RULES.find((rule) => rule === error.code) ?? (error.status ? 'server' : 'error');
}

/** The customer's own stop, before anything was sent or on its way: no failure. */
const isGivenUp = (error: unknown): boolean =>
  isApiError(error, 'aborted') || (error instanceof DOMException && error.name === 'AbortError');

/** Raises the toast of a failed action, with the literal texts of spec 8; `detail` is its second line. */
export function toastFailure(error: unknown, detail?: ToastKey, from?: string): void {
  if (!isGivenUp(error))
    showToast({
      kind: 'error',
      message: textOf(failureKey(error)),
      detail: detail && textOf(detail),
      from,
      stays: from !== undefined,
    });
}

/** Raises "Success" (spec 8); `detail` is its second line. */
export function toastSuccess(detail?: ToastKey): void {
  showToast({ kind: 'success', message: textOf('success'), detail: detail && textOf(detail) });
}

/**
 * Raises the toast of a form that was not sent: the first rule of an email, phone or password that was broken, else
 * plain "Error". Screen readers announce it at the field, which has the focus.
 * @param codes what is wrong with each field, in the page's order
 */
export function toastRejection(codes: readonly (string | undefined)[] = []): void {
  const rule = codes.flatMap(
    (code) => RULES.find((one) => one === code) ?? (faultsIn(code).length > 0 ? 'password' : []),
  )[0];
  showToast({ kind: 'error', message: textOf(rule ?? 'error'), isSilent: true });
}
