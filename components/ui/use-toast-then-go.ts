'use client';
import { useEffect, useRef } from 'react';
import { showToast, type ToastMessage } from '@/lib/toast';
import { useRouter } from '@/lib/i18n/navigation';

/** While the toast can still be read (spec 9). */
const REDIRECT_MS = 1500;

/** Shows a toast and navigates to a path (without language prefix) a moment later, unless the component has unmounted by then. */
export function useToastThenGo(): (toast: ToastMessage, path: string) => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (toast, path) => {
    showToast(toast);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.push(path), REDIRECT_MS);
  };
}
