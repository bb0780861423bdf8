import { onTestFinished } from 'vitest';
import { onToast, type ToastMessage } from '@/lib/toast';

/** The toasts that are raised from now on until the test ends. */
export function collectToasts(): ToastMessage[] {
  const toasts: ToastMessage[] = [];
  onTestFinished(onToast((toast) => void toasts.push(toast)));
  return toasts;
}
