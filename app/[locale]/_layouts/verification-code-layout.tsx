import type { ReactNode } from 'react';
import { AuthFrame } from '../authentication/auth-frame';

/** Where links with a code lead. A layout does not see the address: each page runs the guard of the same name (authentication/code-guard.ts). */
export function VerificationCodeLayout({ children }: { children: ReactNode }) {
  return <AuthFrame>{children}</AuthFrame>;
}
