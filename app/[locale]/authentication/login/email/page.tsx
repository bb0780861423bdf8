import { getTranslations } from 'next-intl/server';
import { LoginForm } from '@/components/session/form-islands';
import { authMetadata, AuthPage } from '../../auth-page';

export const generateMetadata = () => authMetadata('login/email', 'login');

export default async function LoginPage() {
  const t = await getTranslations('Authentication');
  return (
    <AuthPage title={t('login')}>
      <LoginForm />
    </AuthPage>
  );
}
