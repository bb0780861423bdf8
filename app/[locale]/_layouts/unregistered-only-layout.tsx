import type { ReactNode } from 'react';
import { AuthFrame } from '../authentication/auth-frame';

/** Login, registration and forgotten password. The guard of the same name leads registered users home before the page is painted (lib/session/guards.ts). */
export function UnregisteredOnlyLayout({ children }: { children: ReactNode }) {
  return <AuthFrame>{children}</AuthFrame>;
}
