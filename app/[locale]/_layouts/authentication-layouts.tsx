import type { ReactNode } from 'react';
import { AuthLayout } from '@/components/session/auth-layout';
import { getConfiguration } from '@/lib/configuration/server';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';

/**
 * Login, registration and forgotten password, beside the picture that staff chose; the middleware runs the guard of the
 * same name.
 */
export async function UnregisteredOnlyLayout({ children }: { children: ReactNode }) {
  const picture = (await getConfiguration()).page_texts.authentication?.picture;
  return (
    <AuthLayout picture={picture} alt={textIn(picture?.alt, await getLocale())}>
      <ClientMessages namespaces={['Authentication', 'Form', 'GuestCart']}>{children}</ClientMessages>
    </AuthLayout>
  );
}

/**
 * Links with a code. A layout does not see the query: each page runs the guard of the same name
 * (authentication/auth-page.tsx).
 */
export { UnregisteredOnlyLayout as VerificationCodeLayout };
