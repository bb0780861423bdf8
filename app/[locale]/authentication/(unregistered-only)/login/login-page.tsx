import { getTranslations } from 'next-intl/server';
import { LoginForm } from '@/components/session/deferred';
import { authMetadata, AuthPage } from '../../auth-page';

export const loginMetadata = () => authMetadata('login/email', 'login');

/** The login; with a note above the form for those whose session has ended. */
export async function LoginPage({ hasEnded = false }: { hasEnded?: boolean }) {
  const t = await getTranslations('Authentication');
  return (
    <AuthPage title={t('login')}>
      <LoginForm hasEnded={hasEnded} />
    </AuthPage>
  );
}
