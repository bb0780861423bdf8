import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pagePreview } from '@/app/og/page-preview';
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
import { LISTING_PATH, listingHref } from '@/lib/catalog/listing';
import { getCategoryEntries, getRecommendedProducts } from '@/lib/catalog/server';
import { getConfiguration } from '@/lib/configuration/server';
import { formatDate } from '@/lib/format/date';
import { formatCount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { postPath } from '@/lib/post/path';
import { getPosts } from '@/lib/post/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewImage } from '@/lib/seo/preview';
import { companyData, websiteData } from '@/lib/seo/structured-data/company';

const RECOMMENDED = 4;
const ARTICLES = 4;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Home');
  return pageMetadata({
    locale: await getLocale(),
    path: '/',
    title: t('metaTitle'),
    description: t('metaDescription'),
    image: previewImage(await pagePreview('home', await getLocale())),
  });
}

export default async function HomePage() {
  const [locale, t, configuration, categories, recommended, articles] = await Promise.all([
    getLocale(),
    getTranslations('Home'),
    getConfiguration(),
    getCategoryEntries(),
    getRecommendedProducts(RECOMMENDED),
    articlesIn(await getLocale()),
  ]);
  const texts = configuration.page_texts.home ?? undefined;
  const altOf = (picture: { alt?: Parameters<typeof textIn>[0] } | null | undefined) => textIn(picture?.alt, locale);
  return (
    <>
      <JsonLd things={[companyData(configuration, { locale, picture: texts?.hero_picture }), websiteData(configuration, locale)]} />
      <Hero
        title={textIn(texts?.hero_title, locale) || t('heroTitle')}
        action={textIn(texts?.hero_action, locale) || t('heroAction')}
        href={LISTING_PATH}
        picture={texts?.hero_picture}
        alt={altOf(texts?.hero_picture)}
        caption={textIn(texts?.hero_caption, locale)}
      />
      {/* each section stands or falls by itself: what cannot be had is left out */}
      <CategoryIndex
        title={textIn(texts?.categories_title, locale) || t('categoriesTitle')}
        picture={texts?.categories_picture}
        alt={altOf(texts?.categories_picture)}
        entries={categories.map((category) => ({
          key: category._id,
          href: listingHref({ category: category._id }),
          name: textIn(category.title, locale),
          count: t('count', { count: category.product_count }),
          note: textIn(category.description, locale),
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
            {recommended.map((product) => (
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
            title: textIn(step.title, locale),
            description: textIn(step.description, locale),
            duration: textIn(step.duration, locale),
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
        title={textIn(texts?.enquiry_title, locale) || t('enquiryTitle')}
        text={textIn(texts?.enquiry_description, locale) || t('enquiryText')}
        action={t('enquiryAction')}
        picture={texts?.enquiry_picture}
        alt={altOf(texts?.enquiry_picture)}
        whatsapp={configuration.whatsapp ? { href: `https://wa.me/${configuration.whatsapp.replace(/\D/g, '')}`, words: t('whatsapp') } : undefined}
      />
      <PreloadPictures />
    </>
  );
}

/** The teaser of the articles; none when they cannot be had, as the page stands without them. */
async function articlesIn(locale: Locale): Promise<Article[]> {
  const t = await getTranslations('Home');
  try {
    const { data } = await getPosts({ per_page: ARTICLES });
    return data.map((post) => ({
      key: post._id,
      href: postPath(post, locale),
      title: textIn(post.title, locale),
      excerpt: textIn(post.excerpt, locale),
      cover: post.cover,
      date: { iso: post.created_at, text: formatDate(post.created_at) },
      likes: { count: formatCount(post.liked_account_ids.length, locale), words: t('likes', { count: post.liked_account_ids.length }) },
    }));
  } catch (error) {
    console.warn(`articles on the home page: none are shown (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
}
