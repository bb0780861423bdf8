import { getTranslations } from 'next-intl/server';
import { pageOgImage } from '@/app/og/page-og-image';
import { PreloadPictures } from '@/components/catalog/preload-pictures';
import { ServiceCard } from '@/components/catalog/service-card';
import { ServiceGrid } from '@/components/catalog/service-grid';
import { type Article, Articles } from '@/components/home/articles';
import { CategoryIndex } from '@/components/home/category-index';
import { EnquiryBand } from '@/components/home/enquiry-band';
import { Hero } from '@/components/home/hero';
import { Steps } from '@/components/home/steps';
import { TextLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { Section, SectionHead } from '@/components/ui/section';
import { TextIn, textOr } from '@/components/ui/text-in';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import { LISTING_PATH, listingHref } from '@/lib/catalog/listing';
import { getCategoryEntries, getRecommendedProducts } from '@/lib/catalog/server';
import { getConfiguration } from '@/lib/configuration/server';
import { formatDateTime } from '@/lib/format/date';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { getLocale } from '@/lib/i18n/server';
import { langIn, textIn } from '@/lib/i18n/text';
import { postPath } from '@/lib/post/path';
import { getPosts } from '@/lib/post/server';
import { messageMetadata } from '@/lib/seo/metadata';
import { companyData, websiteData } from '@/lib/seo/structured-data/company';
import { log } from '@/lib/server/log';

/** One row of services and of articles (spec 9). */
const SHOWN = 4;

export const generateMetadata = () =>
  messageMetadata('/', async (t, locale) => ({
    title: t('Home.metaTitle'),
    description: t('Home.metaDescription'),
    image: await pageOgImage('home', locale),
  }));

export default async function HomePage() {
  const [locale, t, configuration, categories, recommended, articles] = await Promise.all([
    getLocale(),
    getTranslations('Home'),
    getConfiguration(),
    getCategoryEntries(),
    getRecommendedProducts(SHOWN),
    articlesIn(await getLocale()),
  ]);
  const texts = configuration.page_texts.home ?? undefined;
  // those beside the services
  const pictures = [texts?.hero_picture, texts?.categories_picture].flatMap((picture) => picture?.url ?? []);
  const altOf = (picture: { alt?: Parameters<typeof textIn>[0] } | null | undefined) => textIn(picture?.alt, locale);
  return (
    <>
      <JsonLd things={[companyData(configuration, { locale, picture: texts?.hero_picture }), websiteData(configuration, locale)]} />
      <Hero
        title={textIn(texts?.hero_title, locale) || t('heroTitle')}
        {...langIn(texts?.hero_title, locale)}
        action={textOr(texts?.hero_action, locale, t('heroAction'))}
        href={LISTING_PATH}
        picture={texts?.hero_picture}
        alt={altOf(texts?.hero_picture)}
        caption={textOr(texts?.hero_caption, locale)}
      />
      {/* a section whose data cannot be loaded is left out */}
      <CategoryIndex
        title={textOr(texts?.categories_title, locale, t('categoriesTitle'))}
        picture={texts?.categories_picture}
        alt={altOf(texts?.categories_picture)}
        entries={categories.map((category) => ({
          key: category._id,
          href: listingHref({ category: category._id }),
          name: textOr(category.title, locale),
          count: t('count', { count: category.product_count }),
          note: textOr(category.description, locale),
        }))}
      />
      {recommended.length > 0 ? (
        <Section ground="white" aria-labelledby="recommended">
          <SectionHead
            id="recommended"
            title={t('recommended')}
            action={
              <TextLink href={LISTING_PATH} arrow>
                {t('allServices')}
              </TextLink>
            }
          />
          <ServiceGrid>
            {distinctPictures(recommended, pictures).map((product) => (
              <ServiceCard key={product._id} product={product} locale={locale} />
            ))}
          </ServiceGrid>
        </Section>
      ) : null}
      {texts && texts.steps.length > 0 ? (
        <Steps
          title={t('how')}
          action={
            <TextLink href="/terms-of-service/payment-terms-and-special-fees" arrow>
              {t('paymentTerms')}
            </TextLink>
          }
          steps={texts.steps.map((step) => ({
            title: textOr(step.title, locale),
            description: textOr(step.description, locale),
            duration: textOr(step.duration, locale),
            picture: step.picture,
            alt: altOf(step.picture),
          }))}
        />
      ) : null}
      <Articles
        title={t('articles')}
        action={
          <TextLink href="/posts" arrow>
            {t('allArticles')}
          </TextLink>
        }
        articles={articles}
      />
      <EnquiryBand
        title={textOr(texts?.enquiry_title, locale, t('enquiryTitle'))}
        text={textOr(texts?.enquiry_description, locale, t('enquiryText'))}
        action={t('enquiryAction')}
        picture={texts?.enquiry_picture}
        alt={altOf(texts?.enquiry_picture)}
        whatsapp={configuration.whatsapp ? { href: `https://wa.me/${configuration.whatsapp.replace(/\D/g, '')}`, label: t('whatsapp') } : undefined}
      />
      <PreloadPictures />
    </>
  );
}

/** The teaser of the articles; empty when they cannot be loaded, as the page works without them. */
async function articlesIn(locale: Locale): Promise<Article[]> {
  const t = await getTranslations('Home');
  try {
    const { data } = await getPosts();
    return data.slice(0, SHOWN).map((post) => ({
      key: post._id,
      href: postPath(post, locale),
      title: <TextIn text={post.title} locale={locale} />,
      excerpt: <TextIn text={post.excerpt} locale={locale} />,
      cover: post.cover,
      date: { iso: post.created_at, text: formatDateTime(post.created_at) },
      likes: { count: formatCount(post.liked_account_ids.length, locale), label: t('likes', { count: post.liked_account_ids.length }) },
    }));
  } catch (error) {
    log.warn({ error }, 'articles on the home page: none are shown');
    return [];
  }
}
