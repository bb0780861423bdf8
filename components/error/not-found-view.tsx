import { getTranslations } from 'next-intl/server';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Plan } from '@/components/ui/plan';
import { ErrorLayout } from './error-layout';
import { ErrorPicture } from './error-picture';

const STATUS = '404';

/** The 404 page: its number is that of the room. */
export async function NotFoundView() {
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
