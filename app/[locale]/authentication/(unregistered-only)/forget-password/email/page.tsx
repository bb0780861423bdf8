import { getTranslations } from 'next-intl/server';
import { authMetadata, AuthPage } from '../../../auth-page';
import { ForgetPasswordForm } from '../../../deferred';

export const generateMetadata = () => authMetadata('forget-password/email', 'resetPassword');

export default async function ForgetPasswordPage() {
  const t = await getTranslations('Authentication');
  return (
    <AuthPage title={t('resetPassword')} lead={t('forgetPasswordLead')}>
      <ForgetPasswordForm />
    </AuthPage>
  );
}
