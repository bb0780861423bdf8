import { getTranslations } from 'next-intl/server';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { getConfiguration } from '@/lib/configuration/server';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { ErrorLayout } from './error-layout';

/** The 404 page. Its picture comes from the configuration. */
export async function NotFoundView() {
  const [t, tError, locale, { page_texts: texts }] = await Promise.all([
    getTranslations('ErrorPages'),
    getTranslations('Error'),
    getLocale(),
    getConfiguration(),
  ]);
  const picture = texts.not_found?.picture;
  return (
    <ErrorLayout
      code="404"
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      picture={
        picture ? (
          <Picture picture={picture} alt={textIn(picture.alt, locale) || t('notFoundPicture')} sizes="(width >= 992px) 50vw, 100vw" ratio="4/3" />
        ) : null
      }
    >
      <ButtonLink href="/">{tError('home')}</ButtonLink>
      <TextLink href="/shop/main/product">{t('browse')}</TextLink>
    </ErrorLayout>
  );
}
