import { getTranslations } from 'next-intl/server';
import { ForgetPasswordForm } from '@/components/session/deferred';
import { authMetadata, AuthPage } from '../../../auth-page';

export const generateMetadata = () => authMetadata('forget-password/email', 'forgetPassword');

export default async function ForgetPasswordPage() {
  const t = await getTranslations('Authentication');
  return (
    <AuthPage title={t('forgetPassword')} lead={t('forgetPasswordLead')}>
      <ForgetPasswordForm />
    </AuthPage>
  );
}
