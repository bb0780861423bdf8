import type { ReactNode } from 'react';
import { QueryProvider } from './query-provider';

/** The layout of pages that are the customer's own: everything on them speaks to the backend. */
export function QueryLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
