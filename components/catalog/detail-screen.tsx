import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Blocks } from '@/components/ui/blocks';
import { BuyBar, BuyBox } from '@/components/catalog/buy-box';
import { Gallery } from '@/components/catalog/gallery';
import { RelatedGrid } from '@/components/catalog/service-grid';
import { FIRST_REVIEWS, Reviews } from '@/components/catalog/reviews';
import { ServiceCard } from '@/components/catalog/service-card';
import { ServiceChoice } from '@/components/catalog/service-choice';
import { ServiceData } from '@/components/catalog/service-data';
import { RecentlyViewed, ShareButton, WishlistButton } from '@/components/catalog/deferred';
import { BelowFold } from '@/components/ui/below-fold';
import { BookingSteps } from '@/components/ui/booking-steps';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Facts } from '@/components/ui/facts';
import { Icon } from '@/components/ui/icon';
import { LongText } from '@/components/ui/long-text';
import { Container } from '@/components/ui/container';
import { preloadPicture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { TitleRow } from '@/components/ui/title-row';
import { Stars } from '@/components/ui/stars';
import { textAlone, TextIn, textOr } from '@/components/ui/text-in';
import { isEstimate } from '@/lib/api/service-kind';
import { WechatLink } from '@/components/ui/wechat-link';
import { GALLERY_SIZES } from '@/lib/catalog/picture-sizes';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import type { Product, ProductSummary } from '@/lib/catalog/schema';
import { getRelatedProducts, getReviews } from '@/lib/catalog/server';
import { VARIANT_PARAMETER } from '@/lib/catalog/variant';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import { getConfiguration } from '@/lib/configuration/server';
import { firstWechatId } from '@/lib/format/wechat';
import { PRICE_NOTE } from '@/lib/catalog/price-note';
import { ClientMessages, getLocale, getTableLabel } from '@/lib/i18n/server';
import { Link } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { langIn } from '@/lib/i18n/text';
import { writingOf } from '@/lib/i18n/writing';
import { breadcrumbData } from '@/lib/seo/structured-data/page';
import { productData } from '@/lib/catalog/product-data';
import { localizedUrl } from '@/lib/seo/url';
import { detailView, type Translate } from './detail-view';
import styles from './detail-screen.module.scss';

/** What the page shows of a service: itself, its reviews, and what goes with it. */
async function detailOf(product: Product) {
  const [locale, t, tableLabel, reviews, related, configuration] = await Promise.all([
    getLocale(),
    getTranslations('Catalog'),
    getTableLabel(),
    getReviews(product._id),
    getRelatedProducts(product._id),
    getConfiguration(),
  ]);
  const urlOf = (path: string) => localizedUrl(path, locale);
  const view = detailView(product, { locale, configuration, tableLabel, urlOf }, t);
  return { product, locale, t, reviews, related, configuration, view };
}
type Detail = Awaited<ReturnType<typeof detailOf>>;

/** A service in full. `mentions` are the articles that link to it. */
export async function DetailScreen({ product, mentions }: { product: Product; mentions: Blocks }) {
  const detail = await detailOf(product);
  const { locale, t, reviews, related, configuration, view } = detail;
  const { path, description, pictures, crumbs, choice } = view;
  if (pictures[0]) preloadPicture(pictures[0], { sizes: GALLERY_SIZES });

  return (
    <ClientMessages namespaces={['BookingSteps', 'CatalogDetail', 'CatalogCard', 'Lightbox']}>
      <ServiceChoice {...choice}>
        <Container>
          <Breadcrumb items={crumbs} />
          <div className={styles.detail}>
            <Gallery pictures={pictures} />
            <Buy {...detail} />
            <div className={styles.after}>
              <BookingSteps {...bookingSteps(configuration.booking.steps, [product], locale)} />
              <ServiceFacts product={product} locale={locale} />
            </div>
          </div>
          <BelowFold>
            {mentions}
            {description ? (
              <TitleRow title={t('description')} id="description">
                <LongText html={description} {...langIn(product.description, locale)} />
              </TitleRow>
            ) : null}
            <Reviews productId={product._id} rating={product.rating} reviews={reviews} locale={locale} />
          </BelowFold>
        </Container>
        <BelowFold>
          <ServiceData
            service={productData(product, { locale, path, configuration, reviews: reviews.slice(0, FIRST_REVIEWS) })}
            variants={choice.variants}
            currency={product.currency}
            others={[breadcrumbData(crumbs, locale)]}
          />
          <RelatedServices related={related} pictures={pictures.map(({ url }) => url)} locale={locale} />
          <RecentlyViewed current={product._id} shown={related.slice(0, 4).map(({ _id }) => _id)} />
        </BelowFold>
        <BuyBar />
      </ServiceChoice>
    </ClientMessages>
  );
}

/** What is bought and for how much, and what else can be done with it. */
function Buy({ product, locale, t, configuration, view }: Detail) {
  return (
    <div className={styles.buy}>
      <DetailHead product={product} locale={locale} t={t} />
      <BuyBox
        title={view.title}
        loginHref={view.loginHref}
        {...(isEstimate(product) && { visitNote: textOr(configuration.booking.visit, locale) })}
      >
        <p>
          <TextIn text={product.summary} locale={locale} />
        </p>
      </BuyBox>
      <BelowFold>
        <PriceNotes product={product} locale={locale} noDate={view.noDate} t={t} />
        <DetailActions product={product} view={view} wechatId={firstWechatId(configuration, locale)} t={t} />
      </BelowFold>
    </div>
  );
}

function ServiceFacts({ product, locale }: Pick<Detail, 'product' | 'locale'>) {
  if (product.facts.length === 0) return null;
  return (
    <Facts
      items={product.facts.map((fact, index) => ({
        key: String(index),
        name: textAlone(fact.title, locale),
        value: textAlone(fact.value, locale),
      }))}
    />
  );
}

/** The service's name, and how it was rated. */
function DetailHead({ product, locale, t }: { product: Product; locale: Locale; t: Translate }) {
  return (
    <div>
      <h1>
        <TextIn text={product.title} locale={locale} />
      </h1>
      {product.rating.count > 0 ? (
        <p className={styles.rating}>
          <Stars rating={product.rating.average} />
          <a href="#reviews">{`${product.rating.average.toFixed(1)} · ${t('reviewCount', { count: product.rating.count })}`}</a>
        </p>
      ) : null}
    </div>
  );
}

/** What the price is, when the date is agreed, and in which currency all of it is. */
function PriceNotes({
  product,
  locale,
  noDate,
  t,
}: {
  product: Product;
  locale: Locale;
  noDate: string;
  t: Translate;
}) {
  return (
    <ul className={styles.notes}>
      <li id={PRICE_NOTE}>
        <Icon name="tag" size={20} />
        <span>
          {product.payment_note ? (
            <>
              <TextIn text={product.payment_note} locale={locale} />
              <span>{writingOf(locale).sentence}</span>
            </>
          ) : null}
          <span>{t('priceCurrency', { currency: product.currency })}</span>
        </span>
      </li>
      <li>
        <Icon name="clock" size={20} />
        <span>{noDate}</span>
      </li>
    </ul>
  );
}

/** What else can be done with a service: keep it, share it, ask about it. */
function DetailActions({
  product,
  view: { title, enquiryHref, chatHref },
  wechatId,
  t,
}: {
  product: Product;
  view: ReturnType<typeof detailView>;
  wechatId: string | undefined;
  t: Translate;
}) {
  const tCommon = useTranslations('Common');
  return (
    <div className={styles.more} data-print="no">
      <WishlistButton productId={product._id} title={title} variant="text" />
      <ShareButton title={title} keep={[VARIANT_PARAMETER]} />
      <Link href={enquiryHref}>
        <Icon name="mail" size={20} />
        <span>{t('askAbout')}</span>
      </Link>
      <WechatLink id={wechatId} />
      {chatHref ? (
        <a href={chatHref} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" size={20} />
          <span>{tCommon('whatsapp')}</span>
        </a>
      ) : null}
    </div>
  );
}

/** Services that go with this one. `pictures`: URLs that the page shows already. */
function RelatedServices({
  related,
  pictures,
  locale,
}: {
  related: readonly ProductSummary[];
  pictures: readonly string[];
  locale: Locale;
}) {
  const tCommon = useTranslations('Common');
  if (related.length === 0) return null;
  return (
    <Section ground="white" aria-labelledby="related" data-print="no">
      <SectionHead id="related" title={tCommon('related')} />
      <RelatedGrid>
        {distinctPictures(related, pictures).map((service) => (
          <ServiceCard key={service._id} product={service} locale={locale} />
        ))}
      </RelatedGrid>
    </Section>
  );
}
