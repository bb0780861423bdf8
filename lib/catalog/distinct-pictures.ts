import type { ProductSummary } from '@/lib/catalog/schema';

/**
 * Services with no photograph twice: where one is shown already, the next of the service's gallery stands for it, and the
 * same one again only where there is no other. `shown`: addresses of pictures that are on the page besides.
 */
export function distinctPictures(products: readonly ProductSummary[], shown: readonly string[] = []): ProductSummary[] {
  const taken = new Set(shown);
  return products.map((product) => {
    const image = [product.image, ...product.images].find(({ url }) => !taken.has(url)) ?? product.image;
    taken.add(image.url);
    return image === product.image ? product : { ...product, image };
  });
}
