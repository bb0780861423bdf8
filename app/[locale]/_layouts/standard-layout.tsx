import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/ui/query-provider';

/** Pages that are the visitor's own, guest or not, as the cart and an appointment: everything on them speaks to the backend. */
export function StandardLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
