import type { ReactNode } from 'react';
import { SessionProvider } from '@/components/session/session-provider';

/** The global auth check of every route: below it the browser takes the session that it has, or becomes a guest. */
export function GlobalAuthLayout({ children }: { children: ReactNode }) {
  return <SessionProvider>{children}</SessionProvider>;
}
