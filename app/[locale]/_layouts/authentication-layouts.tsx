import type { ReactNode } from 'react';
import { ClientMessages } from '@/lib/i18n/server';

/** Login, registration and forgotten password; the middleware runs the guard of the same name. */
export function UnregisteredOnlyLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['Authentication', 'Form', 'GuestCart']}>{children}</ClientMessages>;
}

/**
 * Links with a code. A layout does not see the query: each page runs the guard of the same name
 * (authentication/auth-page.tsx).
 */
export { UnregisteredOnlyLayout as VerificationCodeLayout };
