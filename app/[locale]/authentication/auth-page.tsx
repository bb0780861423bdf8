import 'server-only';
import type { Blocks } from '@/components/ui/blocks';
import { AuthTitle } from '@/components/session/auth-layout';
import { redirect } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { messageMetadata } from '@/lib/seo/metadata';
import { runGuard } from '@/lib/session/guards';

/** The content of a page below /authentication, inside its layout. */
export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: Blocks }) {
  return (
    <>
      <AuthTitle title={title} lead={lead} />
      {children}
    </>
  );
}

type TitleKey = 'login' | 'register' | 'resetPassword' | 'verify';

export const authMetadata = (path: string, titleKey: TitleKey) =>
  messageMetadata(`/authentication/${path}`, (t) => ({ title: t(`Authentication.${titleKey}`) }));

/** Redirects a link whose code the backend did not accept to the result page. */
export async function guardCode(isCodeValid: boolean): Promise<void> {
  const instead = runGuard('verification-code', { isCodeValid });
  if (instead) redirect({ href: instead, locale: await getLocale() });
}
