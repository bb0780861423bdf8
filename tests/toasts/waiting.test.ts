import { expect, it } from 'vitest';
import { onToast, showToast, type ToastMessage } from '@/lib/toast';

it('what is said before anything can show it is shown as soon as it can', () => {
  const shown: ToastMessage[] = [];
  showToast({ kind: 'success', message: 'early' });
  onToast((toast) => shown.push(toast));
  showToast({ kind: 'error', message: 'late' });
  expect(shown.map(({ message }) => message)).toEqual(['early', 'late']);
});
