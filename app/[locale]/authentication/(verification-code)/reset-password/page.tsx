import { getTranslations } from 'next-intl/server';
import { ResetPasswordForm } from '@/components/session/deferred';
import { checkCode } from '@/lib/credential/server';
import { authMetadata, AuthPage, guardCode } from '../../auth-page';

// its query decides what it shows
export const dynamic = 'force-dynamic';

export const generateMetadata = () => authMetadata('reset-password', 'resetPassword');

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { verification_code } = await searchParams;
  await guardCode(await checkCode(verification_code));
  const t = await getTranslations('Authentication');
  return (
    <AuthPage title={t('resetPassword')} lead={t('resetPasswordLead')}>
      <ResetPasswordForm code={String(verification_code)} />
    </AuthPage>
  );
}
