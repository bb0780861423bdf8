import { getTranslations } from 'next-intl/server';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { ErrorLayout } from './error-layout';
import { ErrorPicture } from './error-picture';

/** The 404 page. */
export async function NotFoundView() {
  const [t, tError] = await Promise.all([getTranslations('ErrorPages'), getTranslations('Error')]);
  return (
    <ErrorLayout code="404" title={t('notFoundTitle')} text={t('notFoundText')} picture={<ErrorPicture />}>
      <ButtonLink href="/">{tError('home')}</ButtonLink>
      <TextLink href="/shop/main/product">{t('browse')}</TextLink>
    </ErrorLayout>
  );
}
