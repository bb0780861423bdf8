import { getTranslations } from 'next-intl/server';
import { checkCode } from '@/lib/credential/server';
import type { Query } from '@/lib/render-url';
import { authMetadata, AuthPage, guardCode } from '../../auth-page';
import { ResetPasswordForm } from '../../deferred';

// its query decides what it shows
export const dynamic = 'force-dynamic';

export const generateMetadata = () => authMetadata('reset-password', 'resetPassword');

export default async function ResetPasswordPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { verification_code } = await searchParams;
  await guardCode(await checkCode(verification_code));
  const t = await getTranslations('Authentication');
  return (
    <AuthPage title={t('resetPassword')} lead={t('resetPasswordLead')}>
      <ResetPasswordForm code={String(verification_code)} />
    </AuthPage>
  );
}
