import type { ReactNode } from 'react';
import { AuthLayout } from '@/components/session/auth-layout';
import { getConfiguration } from '@/lib/configuration/server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';

/** What stands around the pages of /authentication: the picture that staff chose, and the words of the forms. */
export async function AuthFrame({ children }: { children: ReactNode }) {
  const picture = (await getConfiguration()).page_texts.authentication?.picture;
  return (
    <AuthLayout picture={picture} alt={textIn(picture?.alt, await getLocale())}>
      <ClientMessages namespaces={['Authentication', 'Form', 'Welcome']}>{children}</ClientMessages>
    </AuthLayout>
  );
}
