import { getTranslations } from 'next-intl/server';
import { RegisterForm } from '@/components/session/deferred';
import { authMetadata, AuthPage } from '../../../auth-page';

export const generateMetadata = () => authMetadata('register/email', 'register');

export default async function RegisterPage() {
  const t = await getTranslations('Authentication');
  return (
    <AuthPage title={t('register')} lead={t('registerLead')}>
      <RegisterForm />
    </AuthPage>
  );
}
