import type { ProductSummary } from '@/lib/catalog/schema';

/**
 * Gives each service a picture that no other shows: the next of its gallery where its own is taken, its own again where
 * there is no other. `shown`: URLs of further pictures on the page.
 */
export function distinctPictures(products: readonly ProductSummary[], shown: readonly string[] = []): ProductSummary[] {
  const taken = new Set(shown);
  return products.map((product) => {
    const image = [product.image, ...product.images].find(({ url }) => url && !taken.has(url)) ?? product.image;
    taken.add(image.url);
    return image === product.image ? product : { ...product, image };
  });
}
