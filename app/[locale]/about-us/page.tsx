import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { About } from '@/components/content/about';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { getContent } from '@/lib/content/server';
import { sanitizeRichText } from '@/lib/format/rich-text';
import { notFound } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { pageMetadata } from '@/lib/seo/metadata';

const PATH = '/about-us';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Content');
  return pageMetadata({ locale: await getLocale(), path: PATH, title: t('aboutUs'), description: t('aboutDescription') });
}

export default async function AboutPage() {
  const [locale, t, content] = await Promise.all([getLocale(), getTranslations('Content'), getContent('about-us')]);
  if (!content) notFound();
  const title = textIn(content.title, locale) || t('aboutUs');
  return (
    <About
      title={title}
      lead={textIn(content.lead, locale)}
      crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: title }]} />}
      picture={content.picture}
      alt={textIn(content.picture?.alt, locale)}
      html={sanitizeRichText(textIn(content.body, locale))}
      nextTitle={t('nextStep')}
      nextLead={t('nextStepLead')}
      actions={
        <>
          <ButtonLink href="/contact-us">{t('contactUs')}</ButtonLink>
          <ButtonLink href="/shop/main/product" variant="line">
            {t('browseServices')}
          </ButtonLink>
        </>
      }
    />
  );
}
