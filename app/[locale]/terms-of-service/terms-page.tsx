import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentArticle } from '@/components/content/content-article';
import { TermsNavigation } from '@/components/content/terms-navigation';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { getContent } from '@/lib/content/server';
import { formatDate } from '@/lib/format/date';
import { plainText } from '@/lib/format/plain-text';
import { sanitizeRichText } from '@/lib/format/rich-text';
import { notFound } from '@/lib/i18n/navigation';
import { TERMS_SLUGS, type TermsSlug } from '@/lib/i18n/paths';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { pageMetadata } from '@/lib/seo/metadata';

const pathOf = (slug: TermsSlug) => `/terms-of-service/${slug}`;
/** Of a description: Chinese says the same in half the letters. */
const DESCRIPTION_LENGTH = { en: 155, zh: 75, cn: 75 };

/** One of the five terms pages: what staff wrote, or 404 where they wrote none. */
export async function TermsPage({ slug }: { slug: TermsSlug }) {
  const [locale, t, content] = await Promise.all([getLocale(), getTranslations('Content'), getContent(slug)]);
  if (!content) notFound();
  const title = textIn(content.title, locale) || t(slug);
  const date = content.updated_at ? formatDate(content.updated_at) : '';
  return (
    <ContentArticle
      title={title}
      lead={textIn(content.lead, locale)}
      crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: t('termsOfService') }, { label: title }]} />}
      html={sanitizeRichText(textIn(content.body, locale))}
      updated={date ? t('updated', { date }) : undefined}
    >
      <TermsNavigation label={t('termsOfService')} items={TERMS_SLUGS.map((one) => ({ href: pathOf(one), title: t(one), isCurrent: one === slug }))} />
    </ContentArticle>
  );
}

export async function termsMetadata(slug: TermsSlug): Promise<Metadata> {
  const [locale, t, content] = await Promise.all([getLocale(), getTranslations('Content'), getContent(slug)]);
  const text = textIn(content?.lead, locale) || sanitizeRichText(textIn(content?.body, locale));
  return pageMetadata({
    locale,
    path: pathOf(slug),
    title: textIn(content?.title, locale) || t(slug),
    description: plainText(text, DESCRIPTION_LENGTH[locale]) || undefined,
  });
}
