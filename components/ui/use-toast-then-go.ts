'use client';
import { useEffect, useRef } from 'react';
import { showToast, type ToastMessage } from '@/lib/toast';
import { useRouter } from '@/lib/i18n/navigation';

/** Specification 9: a toast that leads on does so after 1500 ms, while it can still be read. */
const REDIRECT_MS = 1500;

/** Says something and goes on to a path (without language prefix) a moment later. The shopper who has gone elsewhere by then stays there. */
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
