import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { pageOgImage } from '@/app/og/page-og-image';
import { Team } from '@/components/content/team';
import { StudioFacts } from '@/components/home/studio-facts';
import { Updated } from '@/components/content/updated';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { LongText } from '@/components/ui/long-text';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { textOr } from '@/components/ui/text-in';
import { getConfiguration } from '@/lib/configuration/server';
import type { Content } from '@/lib/content/schema';
import { getContent } from '@/lib/content/server';
import { articleText } from '@/lib/format/rich-text';
import { notFound } from '@/lib/i18n/navigation';
import { getLocale, getTableLabel } from '@/lib/i18n/server';
import type { Locale } from '@/lib/i18n/locales';
import { langIn, textIn } from '@/lib/i18n/text';
import { messageMetadata } from '@/lib/seo/metadata';
import { aboutPageData, breadcrumbData } from '@/lib/seo/structured-data/page';
import styles from './about.module.scss';

const PATH = '/about-us';

export const generateMetadata = () =>
  messageMetadata(PATH, async (t, locale) => ({
    title: t('Content.aboutUs'),
    description: t('Content.aboutDescription'),
    image: await pageOgImage('about-us', locale),
  }));

export default async function AboutPage() {
  const [locale, t, tCommon, tableLabel, content, configuration] = await Promise.all([
    getLocale(),
    getTranslations('Content'),
    getTranslations('Common'),
    getTableLabel(),
    getContent('about-us'),
    getConfiguration(),
  ]);
  if (!content) notFound();
  const title = textIn(content.title, locale) || t('aboutUs');
  const about = aboutPageData(title, { locale, path: PATH, configuration });
  const crumbs = [
    { label: tCommon('home'), href: '/' },
    { label: title, ...langIn(content.title, locale), href: PATH },
  ];
  return (
    <>
      <Container>
        <JsonLd things={[about, breadcrumbData(crumbs, locale)]} />
        <Breadcrumb items={crumbs} />
        <Head content={content} title={title} locale={locale} />
      </Container>
      <StudioFacts facts={configuration.studio?.facts} locale={locale} />
      <Container>
        <div className={styles.text}>
          <div data-text="">
            <LongText
              html={articleText(textIn(content.body, locale), tableLabel).html}
              size="article"
              {...langIn(content.body, locale)}
            />
          </div>
          <Updated at={content.updated_at} />
        </div>
        {configuration.studio ? <Team studio={configuration.studio} locale={locale} /> : null}
      </Container>
      <NextStep />
    </>
  );
}

/** Title, lead and picture. */
function Head({ content, title, locale }: { content: Content; title: string; locale: Locale }) {
  const lead = textOr(content.lead, locale);
  return (
    <>
      <header className={styles.head}>
        <h1>{textOr(content.title, locale, title)}</h1>
        {lead ? <p>{lead}</p> : null}
      </header>
      {content.picture ? (
        <Picture
          picture={content.picture}
          alt={textIn(content.picture.alt, locale)}
          ratio="16/9"
          sizes="(width >= 1920px) 80vw, (width >= 1430px) 1302px, 92vw"
          priority
          className={styles.picture}
        />
      ) : null}
    </>
  );
}

/** What somebody can do who has read about the studio. */
function NextStep() {
  const t = useTranslations('Content');
  const tCommon = useTranslations('Common');
  return (
    <Section ground="white" aria-labelledby="next-step">
      <div className={styles.next}>
        <h2 id="next-step">{t('nextStep')}</h2>
        <p>{t('nextStepLead')}</p>
        <div className={styles.actions}>
          <ButtonLink href="/contact-us">{tCommon('contactUs')}</ButtonLink>
          <ButtonLink href="/shop/main/product" variant="line">
            {tCommon('browse')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
