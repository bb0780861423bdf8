import { getTranslations } from 'next-intl/server';
import { ErrorLayout } from '@/components/error/error-layout';
import { ErrorPicture } from '@/components/error/error-picture';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Plan } from '@/components/ui/plan';
import { messageMetadata } from '@/lib/seo/metadata';

const STATUS = '404';

/** Next gives a missing page the metadata of this file alone, so they share one canonical URL. */
export const generateMetadata = () => messageMetadata('/not-found', (t) => ({ title: t('ErrorPages.notFoundTitle') }));

/** For `notFound()`, as for an unknown id: its number is that of the room. */
export default async function NotFound() {
  const [t, tCommon] = await Promise.all([getTranslations('ErrorPages'), getTranslations('Common')]);
  return (
    <ErrorLayout
      code={<Plan>{STATUS}</Plan>}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      picture={<ErrorPicture />}
    >
      <ButtonLink href="/">{tCommon('homePage')}</ButtonLink>
      <TextLink href="/shop/main/product">{tCommon('browse')}</TextLink>
    </ErrorLayout>
  );
}
