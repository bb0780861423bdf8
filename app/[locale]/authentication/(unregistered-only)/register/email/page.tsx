import { getTranslations } from 'next-intl/server';
import { authMetadata, AuthPage } from '../../../auth-page';
import { RegisterForm } from '../../../deferred';

export const generateMetadata = () => authMetadata('register/email', 'register');

export default async function RegisterPage() {
  const t = await getTranslations('Authentication');
  return (
    <AuthPage title={t('register')} lead={t('registerLead')} picture="register">
      <RegisterForm />
    </AuthPage>
  );
}
