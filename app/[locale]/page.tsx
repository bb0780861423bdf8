import { useTranslations } from 'next-intl';
import { pageOgImage } from '@/app/og/page-og-image';
import { CategoryIndex } from '@/components/catalog/category-index';
import { ServiceCard } from '@/components/catalog/service-card';
import { ServiceGrid } from '@/components/catalog/service-grid';
import { EnquiryBand } from '@/components/home/enquiry-band';
import { Hero } from '@/components/home/hero';
import { StudioFacts } from '@/components/home/studio-facts';
import { Steps } from '@/components/home/steps';
import { NewestPosts } from '@/components/post/newest-posts';
import type { NavItem } from '@/components/layout/nav-item';
import { roomsIn } from '@/components/layout/rooms';
import { RecentProjects } from '@/components/post/recent-projects';
import { TextLink } from '@/components/ui/button';
import { Welcome } from '@/components/session/welcome';
import { BelowFold } from '@/components/ui/below-fold';
import { JsonLd } from '@/components/ui/json-ld';
import { Section, SectionHead } from '@/components/ui/section';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import type { ProductSummary } from '@/lib/catalog/schema';
import { LISTING_PATH } from '@/lib/paths/listing-path';
import { getCategoryEntries, getRecommendedProducts } from '@/lib/catalog/server';
import type { Configuration } from '@/lib/configuration/schema';
import { getConfiguration } from '@/lib/configuration/server';
import { firstWechatId } from '@/lib/format/wechat';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import type { Locale } from '@/lib/i18n/locales';
import { distinctPosts } from '@/lib/post/distinct-posts';
import type { PostSummary } from '@/lib/post/schema';
import { getPosts, getProjects } from '@/lib/post/server';
import { messageMetadata } from '@/lib/seo/metadata';
import { companyData, websiteData } from '@/lib/seo/structured-data/company';
import { log } from '@/lib/server/log';

/** One row of services and of articles (spec 9). */
const SHOWN = 4;
/** One large project, and two beside it. */
const PROJECTS = 3;

export const generateMetadata = () =>
  messageMetadata('/', async (t, locale) => ({
    title: t('Home.metaTitle'),
    description: t('Home.metaDescription'),
    image: await pageOgImage('home', locale),
  }));

export default async function HomePage() {
  const [locale, configuration, categories, recommended, posts, allProjects] = await Promise.all([
    getLocale(),
    getConfiguration(),
    getCategoryEntries(),
    getRecommendedProducts(SHOWN),
    newestPosts(),
    getConfiguration().then(({ project_category_id: category }) => getProjects(category)),
  ]);
  const texts = configuration.page_texts.home;
  const rooms = roomsIn(configuration.rooms, locale);
  const pictures = picturesOf(texts, rooms);
  const projects = distinctPosts(allProjects, [], pictures).slice(0, PROJECTS);
  const articles = distinctPosts(posts, projects, pictures).slice(0, SHOWN);
  const covers = [...projects, ...articles].map(({ cover }) => cover.url);
  const services = distinctPictures(recommended, [...pictures, ...covers]);
  return (
    <>
      <JsonLd
        things={[
          companyData(configuration, { locale, picture: texts?.hero_picture }),
          websiteData(configuration, locale),
        ]}
      />
      <ClientMessages namespaces={['Welcome']}>
        <Welcome />
      </ClientMessages>
      <Hero texts={texts} locale={locale} />
      <StudioFacts facts={configuration.studio?.facts} locale={locale} />
      {/* a section whose data cannot be loaded is left out */}
      <CategoryIndex categories={categories} rooms={rooms} texts={texts} locale={locale} />
      <BelowFold>
        <Recommended services={services} locale={locale} />
        <Steps texts={texts} locale={locale} />
        <RecentProjects projects={projects} category={configuration.project_category_id} locale={locale} />
        <NewestPosts posts={articles} locale={locale} />
        <EnquiryBand
          texts={texts}
          whatsapp={configuration.whatsapp}
          wechat={firstWechatId(configuration, locale)}
          locale={locale}
        />
      </BelowFold>
    </>
  );
}

/** The URLs of the pictures beside the services, projects and articles. */
function picturesOf(texts: Configuration['page_texts']['home'], rooms: readonly NavItem[]): string[] {
  return [
    texts?.hero_picture,
    ...(rooms.length > 0 ? rooms.map(({ picture }) => picture) : [texts?.categories_picture]),
    ...(texts?.steps ?? []).map(({ picture }) => picture),
    texts?.enquiry_picture,
  ].flatMap((picture) => picture?.url ?? []);
}

function Recommended({ services, locale }: { services: readonly ProductSummary[]; locale: Locale }) {
  const t = useTranslations('Catalog');
  const tCommon = useTranslations('Common');
  if (services.length === 0) return null;
  return (
    <Section ground="white" aria-labelledby="recommended">
      <SectionHead
        id="recommended"
        title={t('recommended')}
        action={
          <TextLink href={LISTING_PATH} arrow>
            {tCommon('browse')}
          </TextLink>
        }
      />
      <ServiceGrid>
        {services.map((product) => (
          <ServiceCard key={product._id} product={product} locale={locale} />
        ))}
      </ServiceGrid>
    </Section>
  );
}

/** The newest articles; none when they cannot be loaded, as the page works without them. */
async function newestPosts(): Promise<PostSummary[]> {
  try {
    return (await getPosts()).data;
  } catch (error) {
    log.warn({ error }, 'articles on the home page: none are shown');
    return [];
  }
}
