'use client';
import { isApiError } from '@/lib/api/error';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { session } from '@/lib/session/store';

/**
 * Takes the error of a call that the backend may not allow guests: sends a refused guest to the login, and back to
 * `part` of this page.
 */
export function useLoginFirst(part = ''): (error: unknown) => void {
  const router = useRouter();
  const pathname = usePathname();
  return (error) => {
    if (!isApiError(error, 'unauthorized', 'forbidden') || session.get().status !== 'guest') return;
    router.push(`/authentication/login/email?from=${encodeURIComponent(pathname + part)}`);
  };
}
