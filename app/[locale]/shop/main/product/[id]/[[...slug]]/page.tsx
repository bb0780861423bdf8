import { DetailScreen } from '@/components/catalog/detail-screen';
import { Mentions } from '@/components/post/mentions';
import { productPath } from '@/lib/paths/product-path';
import { LISTING_PATH } from '@/lib/paths/listing-path';
import { productMetadata } from '@/lib/catalog/metadata';
import type { Product } from '@/lib/catalog/schema';
import { getProduct } from '@/lib/catalog/server';
import { notFound } from '@/lib/i18n/navigation';
import { redirectToCanonical } from '@/lib/i18n/canonical';
import { getMentions } from '@/lib/post/mentions';
import { decodedSegment } from '@/lib/routes';
import { getLocale } from '@/lib/i18n/server';

type Props = { params: Promise<{ id: string; slug?: string[] }> };

/** The page has no room for more articles that link to it (e2e/budget.spec.ts). */
const MENTIONS = 2;

// rendered on the first visit and cached
export const generateStaticParams = () => [];

/** The id decides; any other slug than the title's is redirected to the canonical URL. */
async function productOf({ params }: Props): Promise<Product> {
  const [locale, { id, slug = [] }] = await Promise.all([getLocale(), params]);
  const product = await getProduct(decodedSegment(id));
  if (!product) notFound();
  redirectToCanonical([LISTING_PATH, id, ...slug].join('/'), productPath(product, locale), locale);
  return product;
}

export const generateMetadata = async (props: Props) => productMetadata(await productOf(props));

export default async function ProductPage(props: Props) {
  const product = await productOf(props);
  return <DetailScreen product={product} mentions={<Mentions posts={getMentions(product._id, MENTIONS)} />} />;
}
