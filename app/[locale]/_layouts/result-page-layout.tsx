import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/ui/query-provider';

/** How something went. An appointment's result reads the appointment from the backend. */
export function ResultPageLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
