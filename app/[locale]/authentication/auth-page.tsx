import 'server-only';
import type { Blocks } from '@/components/ui/blocks';
import { AuthLayout, AuthTitle } from '@/components/session/auth-layout';
import { getConfiguration } from '@/lib/configuration/server';
import { redirect } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { messageMetadata } from '@/lib/seo/metadata';
import { runGuard } from '@/lib/session/guards';

interface AuthPageProps {
  title: string;
  lead?: string;
  /** whose picture stands beside the form; without one it is the plan of a flat */
  picture?: 'login' | 'register';
  children: Blocks;
}

/** A page below /authentication. Staff choose its picture; the registration's own is optional. */
export async function AuthPage({ title, lead, picture: place, children }: AuthPageProps) {
  const { authentication } = (await getConfiguration()).page_texts;
  const own = place === 'register' ? authentication?.register_picture : null;
  const picture = place ? (own ?? authentication?.picture) : null;
  return (
    <AuthLayout picture={picture} alt={textIn(picture?.alt, await getLocale())}>
      <AuthTitle title={title} lead={lead} />
      {children}
    </AuthLayout>
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
