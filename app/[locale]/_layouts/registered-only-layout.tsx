import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/ui/query-provider';

/** The account area. The guard of the same name leads guests away before the page is painted (lib/session/guards.ts). */
export function RegisteredOnlyLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
