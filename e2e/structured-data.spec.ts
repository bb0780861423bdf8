import { type CheerioAPI, load } from 'cheerio';
import type { Product, ProductReview } from '../lib/catalog/schema.ts';
import { formatPrice } from '../lib/format/money.ts';
import { type Locale, LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { textIn } from '../lib/i18n/text.ts';
import { nodesOfType, structuredDataIn, structuredDataProblems } from '../tests/tools/structured-data.ts';
import { expect, test } from './fixtures.ts';
import { translatorOf } from './support/messages.ts';

/** What of a graph is compared here. */
type Entry = { position: number; name: string; url?: string; item?: string };
type Offer = { price: string; priceCurrency: string; availability: string; url: string };
type Described = {
  name: string;
  offers: Offer;
  hasVariant?: { sku: string; name: string; offers: Offer }[];
  aggregateRating?: { ratingValue: string; reviewCount: number };
  review?: { author: { name: string }; reviewRating: { ratingValue: number }; datePublished: string }[];
};

/** Each kind of public page, with the types that its data has. */
const PAGES: [path: string, types: string[]][] = [
  ['/', ['HomeAndConstructionBusiness', 'WebSite']],
  ['/shop/main/product', ['BreadcrumbList', 'ItemList']],
  ['/shop/main/product?category=cat-furniture&page=2', ['BreadcrumbList', 'ItemList']],
  ['/shop/main/product/svc-window-seat', ['ProductGroup', 'BreadcrumbList']],
  ['/posts', ['BreadcrumbList', 'ItemList']],
  ['/posts?category=post-cat-materials', ['BreadcrumbList', 'ItemList']],
  ['/posts/post-table-for-eight', ['Article', 'BreadcrumbList']],
  ['/contact-us', ['HomeAndConstructionBusiness', 'ContactPage', 'BreadcrumbList']],
  ['/about-us', ['AboutPage', 'BreadcrumbList']],
  ['/terms-of-service/payment-terms-and-special-fees', ['BreadcrumbList']],
];
/** Many choices and reviews, one choice and no review, fewer reviews than show at once, none to be had. */
const SERVICES = ['svc-window-seat', 'svc-quotation-review', 'svc-cafe-counter', 'svc-terrazzo-floor'];

const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const pathOf = (address: string) => decodeURI(new URL(address).pathname + new URL(address).search);
const entriesOf = (html: string, type: string) =>
  nodesOfType(html, type).flatMap((node) => node.itemListElement as Entry[]);

async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-language': 'en' } });
  expect(response.status, url).toBe(200);
  return response.text();
}

/** Where a list's entries lead, and in which words: the links that the page shows. */
function linksOf($: CheerioAPI, entries: Entry[], within: string): [string, string][] {
  return entries.map((entry) => {
    const path = pathOf(entry.url ?? entry.item ?? '');
    const link = $(within)
      .toArray()
      .find((one) => decodeURI($(one).attr('href') ?? '') === path);
    return [path, link ? words($(link).text()) : `no link to ${path}`];
  });
}

test.describe('structured data', { tag: '@once' }, () => {
  for (const locale of LOCALES) {
    test(`says on each kind of page what the page shows, in ${locale}`, async ({ stack }) => {
      for (const [route, types] of PAGES) {
        const html = await htmlOf(stack.shop.url + localizedPath(route, locale));
        expect(
          types.filter((type) => nodesOfType(html, type).length !== 1),
          route,
        ).toEqual([]);
        expectWays(html, route, locale);
      }
    });

    test(`prices and rates services as their pages do, in ${locale}`, async ({ stack }) => {
      const api = `${stack.mock.url}/stores/store-main/product-management/products`;
      for (const id of SERVICES) {
        const product = (await (await fetch(`${api}/${id}/details`)).json()) as Product;
        const { data: reviews } = (await (await fetch(`${api}/${id}/reviews`)).json()) as { data: ProductReview[] };
        const html = await htmlOf(`${stack.shop.url}${localizedPath(`/shop/main/product/${id}`, locale)}`);
        expect((await Promise.all(structuredDataIn(html).map(structuredDataProblems))).flat(), id).toEqual([]);
        expectPrices(html, product, locale);
        expectReviews(html, product, reviews, locale);
      }
    });

    test(`gives the address of each variant, which opens the page with it and its price, in ${locale}`, async ({
      page,
      stack,
    }) => {
      const html = await htmlOf(`${stack.shop.url}${localizedPath('/shop/main/product/svc-window-seat', locale)}`);
      const { offers } = serviceIn(html).hasVariant!.at(-2)!;
      await page.goto(offers.url);
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(
        formatPrice(Number(offers.price), 'HKD', locale),
      );
    });

    test(`names articles, their authors and the studio as their pages do, in ${locale}`, async ({ stack }) => {
      for (const id of ['post-table-for-eight', 'post-oak-or-walnut']) {
        const html = await htmlOf(stack.shop.url + localizedPath(`/posts/${id}`, locale));
        const $ = load(html);
        const [article] = nodesOfType(html, 'Article');
        const { headline, author, datePublished } = article as {
          headline: string;
          author: { name: string };
          datePublished: string;
        };
        expect(headline).toBe(words($('main h1').text()));
        expect(words($('main').text())).toContain(author.name);
        expect(Date.parse($('main time').first().attr('datetime') ?? '')).toBe(Date.parse(datePublished));
      }
      const html = await htmlOf(stack.shop.url + localizedPath('/contact-us', locale));
      const [company] = nodesOfType(html, 'HomeAndConstructionBusiness');
      const { telephone, email, address, logo, image } = company as Record<
        'telephone' | 'email' | 'logo' | 'image',
        string
      > & {
        address: { streetAddress: string };
      };
      const text = words(load(html)('main').text());
      for (const fact of [telephone, email, address.streetAddress, '10:00–19:00', '10:00–17:00'])
        expect(text).toContain(fact);
      for (const picture of [logo, image])
        expect((await fetch(picture)).headers.get('content-type'), picture).toMatch(/^image\//);
    });
  }
});

/** The service that a page describes; its variants are products too. */
const serviceIn = (html: string) =>
  [...nodesOfType(html, 'ProductGroup'), ...nodesOfType(html, 'Product')][0] as unknown as Described;

/** The way to the page is the one that shows, and a list's entries are its links, in their order. */
function expectWays(html: string, route: string, locale: Locale): void {
  const $ = load(html);
  const crumbs = entriesOf(html, 'BreadcrumbList');
  const way = `nav[aria-label="${translatorOf(locale)('Ui.breadcrumb')}"]`;
  const shown = $(`${way} li`)
    .toArray()
    // a heading of the footer that is no page has no address to give
    .filter((one, index, all) => index === all.length - 1 || $(one).find('a').length > 0);
  expect(
    crumbs.map(({ name }) => name),
    route,
  ).toEqual(shown.map((one) => words($(one).text())));
  for (const [path, text] of linksOf($, crumbs.slice(0, -1), `${way} a`))
    expect(text, `${route} ${path}`).toBe(crumbs.find((one) => pathOf(one.item ?? '') === path)?.name);
  const canonical = $('link[rel=canonical]').attr('href');
  if (crumbs.length > 0) expect(new URL(crumbs.at(-1)?.item ?? '').href, route).toBe(new URL(canonical ?? '').href);

  const list = entriesOf(html, 'ItemList');
  expect(
    linksOf($, list, 'main h2 a, main h3 a').map(([, text]) => text),
    route,
  ).toEqual(list.map(({ name }) => name));
  if (list.length > 0) expect(list, route).toHaveLength($('main ul li :is(h2, h3) a').length);
}

function expectPrices(html: string, { _id, title, variants, currency, is_available }: Product, locale: Locale): void {
  const $ = load(html);
  const { name, offers, hasVariant = [] } = serviceIn(html);
  expect(name).toBe(words($('main h1').text()));
  expect(name).toBe(textIn(title, locale));
  const availability = (isAvailable: boolean) => `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`;
  const prices = variants.map(({ price }) => price);
  const low = Math.min(...prices);
  if (variants.length === 1)
    expect(offers, _id).toMatchObject({
      price: low.toFixed(2),
      priceCurrency: currency,
      availability: availability(is_available),
    });
  else
    expect(hasVariant, _id).toMatchObject(
      variants.map((variant) => ({
        sku: variant._id,
        name: `${name}, ${textIn(variant.title, locale)}`,
        offers: {
          price: variant.price.toFixed(2),
          priceCurrency: currency,
          availability: availability(variant.is_available),
        },
      })),
    );
  // the cheapest choice is the one that the page starts with
  expect(words($('main [role=status]').first().text())).toContain(formatPrice(low, currency, locale));
}

function expectReviews(html: string, { rating }: Product, reviews: ProductReview[], locale: Locale): void {
  const $ = load(html);
  const t = translatorOf(locale);
  const { aggregateRating, review = [] } = serviceIn(html);
  const section = words($('section[aria-labelledby=reviews]').text());
  if (rating.count === 0) {
    expect([aggregateRating, review]).toEqual([undefined, []]);
    expect(section).toContain(t('Catalog.noReviews'));
    return;
  }
  expect(aggregateRating).toMatchObject({ ratingValue: rating.average.toFixed(1), reviewCount: rating.count });
  expect(section).toContain(rating.average.toFixed(1));
  expect(section).toContain(t('Catalog.reviewCount', { count: rating.count }));
  expect(
    review.map(({ author, reviewRating, datePublished }) => [
      author.name,
      reviewRating.ratingValue,
      Date.parse(datePublished),
    ]),
  ).toEqual(
    reviews.slice(0, 3).map(({ user, rating: stars, created_at }) => [user.username, stars, Date.parse(created_at)]),
  );
  for (const { author } of review) expect(section).toContain(author.name);
}
