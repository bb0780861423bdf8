import type { ReactNode } from 'react';
import { SessionBootstrap } from '@/components/session/session-bootstrap';

/** The global auth check of every route: the browser takes the session that it has, or becomes a guest. */
export function GlobalAuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SessionBootstrap />
    </>
  );
}
