'use client';
import { usePathname, useRouter } from '@/lib/i18n/navigation';

/** Leads a guest to the login for what the backend lets customers do alone, with the way back here, to a part of the page where it is named. */
export function useLoginFirst(part?: string): () => void {
  const router = useRouter();
  const pathname = usePathname();
  return () => router.push(`/authentication/login/email?from=${encodeURIComponent(part ? `${pathname}#${part}` : pathname)}`);
}
