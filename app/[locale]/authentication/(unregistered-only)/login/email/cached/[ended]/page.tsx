import { getTranslations } from 'next-intl/server';
import { authMetadata, AuthPage } from '@/app/[locale]/authentication/auth-page';
import { LoginForm } from '@/app/[locale]/authentication/deferred';
import { variantQuery } from '@/lib/render-url';

// rendered on the first visit and cached
export const generateStaticParams = () => [];

export const generateMetadata = () => authMetadata('login/email', 'login');

type Props = { params: Promise<{ ended: string }> };

/** The login; with a note above the form for those whose session has ended (`?ended=1`). */
export default async function LoginPage({ params }: Props) {
  const [t, { ended }] = await Promise.all([getTranslations('Authentication'), variantQuery(params)]);
  return (
    <AuthPage title={t('login')} picture="login">
      <LoginForm hasEnded={ended !== undefined} />
    </AuthPage>
  );
}
