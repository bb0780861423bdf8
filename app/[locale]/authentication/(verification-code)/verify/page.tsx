import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { verifyLink } from '@/lib/credential/server';
import type { Query } from '@/lib/render-url';
import { authMetadata, AuthPage, guardCode } from '../../auth-page';

// its query decides what it shows
export const dynamic = 'force-dynamic';

export const generateMetadata = () => authMetadata('verify', 'verify');

export default async function VerifyPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { verification_code } = await searchParams;
  await guardCode(await verifyLink(verification_code));
  const t = await getTranslations('Authentication');
  const tCommon = await getTranslations('Common');
  return (
    <AuthPage title={t('verify')}>
      <Note tone="ok">{t('verified')}</Note>
      <ButtonLink href="/account" wide>
        {tCommon('myAccount')}
      </ButtonLink>
      <ButtonLink href="/shop/main/product" variant="line" wide>
        {tCommon('browse')}
      </ButtonLink>
    </AuthPage>
  );
}
