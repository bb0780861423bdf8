import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOgImage } from '@/app/og/page-og-image';
import { Updated } from '@/components/content/updated';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { ContentsList } from '@/components/ui/contents-list';
import { JsonLd } from '@/components/ui/json-ld';
import { LongText } from '@/components/ui/long-text';
import { PageHead } from '@/components/ui/section';
import { textOr } from '@/components/ui/text-in';
import { getContent } from '@/lib/content/server';
import { plainText } from '@/lib/format/plain-text';
import { articleText, sanitizeRichText } from '@/lib/format/rich-text';
import { Link, notFound } from '@/lib/i18n/navigation';
import { TERMS_SLUGS, type TermsSlug } from '@/lib/routes';
import { getLocale, getTableLabel } from '@/lib/i18n/server';
import { langIn, textIn } from '@/lib/i18n/text';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbData } from '@/lib/seo/structured-data/page';
import styles from './terms.module.scss';

// lib/routes.ts knows the slugs: any other is handled by the middleware
type Props = { params: Promise<{ slug: TermsSlug }> };

const pathOf = (slug: TermsSlug) => `/terms-of-service/${slug}`;
/** Characters of the text that may go into the description, which is cut to its own length later. */
const BEGINNING = 300;

// rendered on the first visit and cached, like every page
export const generateStaticParams = () => [];

/** A terms page: what staff wrote, or 404 where they wrote nothing. */
export default async function TermsPage({ params }: Props) {
  const { slug } = await params;
  const [locale, t, tCommon, tableLabel, content] = await Promise.all([
    getLocale(),
    getTranslations('Content'),
    getTranslations('Common'),
    getTableLabel(),
    getContent(slug),
  ]);
  if (!content) notFound();
  const title = textIn(content.title, locale) || t(slug);
  const crumbs = [
    { label: tCommon('home'), href: '/' },
    { label: t('termsOfService') },
    { label: title, ...langIn(content.title, locale), href: pathOf(slug) },
  ];
  const { html, headings } = articleText(textIn(content.body, locale), tableLabel);
  const { lang } = langIn(content.body, locale);
  return (
    <Container className={styles.page}>
      <JsonLd things={[breadcrumbData(crumbs, locale)]} />
      <PageHead
        title={textOr(content.title, locale, title)}
        lead={textOr(content.lead, locale)}
        crumbs={<Breadcrumb items={crumbs} />}
      />
      <div className={styles.columns}>
        <nav aria-label={t('termsOfService')} className={styles.navigation} data-print="no">
          <p aria-hidden="true">{t('termsOfService')}</p>
          <ul>
            {TERMS_SLUGS.map((one) => (
              <li key={one}>
                <Link href={pathOf(one)} aria-current={one === slug ? 'page' : undefined}>
                  {t(one)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ContentsList headings={headings} lang={lang} className={styles.contents} />
        <div className={styles.text}>
          <Updated at={content.updated_at} />
          <LongText html={html} lang={lang} />
        </div>
      </div>
    </Container>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, content] = await Promise.all([getLocale(), getTranslations('Content'), getContent(slug)]);
  const title = textIn(content?.title, locale) || t(slug);
  const text = textIn(content?.lead, locale) || sanitizeRichText(textIn(content?.body, locale));
  return pageMetadata({
    locale,
    path: pathOf(slug),
    title,
    description: plainText(text, BEGINNING) || t('termsDescription', { title }),
    image: await pageOgImage(slug, locale),
  });
}
