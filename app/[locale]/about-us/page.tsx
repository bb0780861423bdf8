import { getTranslations } from 'next-intl/server';
import { pageOgImage } from '@/app/og/page-og-image';
import { About } from '@/components/content/about';
import { Updated } from '@/components/content/updated';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { textOr } from '@/components/ui/text-in';
import { getConfiguration } from '@/lib/configuration/server';
import { getContent } from '@/lib/content/server';
import { articleText } from '@/lib/format/rich-text';
import { notFound } from '@/lib/i18n/navigation';
import { getLocale, getTableLabel } from '@/lib/i18n/server';
import { langIn, textIn } from '@/lib/i18n/text';
import { messageMetadata } from '@/lib/seo/metadata';
import { aboutPageData, breadcrumbData } from '@/lib/seo/structured-data/page';

const PATH = '/about-us';

export const generateMetadata = () =>
  messageMetadata(PATH, async (t, locale) => ({
    title: t('Content.aboutUs'),
    description: t('Content.aboutDescription'),
    image: await pageOgImage('about-us', locale),
  }));

export default async function AboutPage() {
  const [locale, t, tableLabel, content] = await Promise.all([getLocale(), getTranslations('Content'), getTableLabel(), getContent('about-us')]);
  if (!content) notFound();
  const title = textIn(content.title, locale) || t('aboutUs');
  const about = aboutPageData(title, { locale, path: PATH, configuration: await getConfiguration() });
  const crumbs = [
    { label: t('home'), href: '/' },
    { label: title, ...langIn(content.title, locale), href: PATH },
  ];
  return (
    <About
      title={textOr(content.title, locale, title)}
      lead={textOr(content.lead, locale)}
      crumbs={
        <>
          <JsonLd things={[about, breadcrumbData(crumbs, locale)]} />
          <Breadcrumb items={crumbs} />
        </>
      }
      picture={content.picture}
      alt={textIn(content.picture?.alt, locale)}
      html={articleText(textIn(content.body, locale), tableLabel).html}
      {...langIn(content.body, locale)}
      updated={<Updated at={content.updated_at} />}
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
