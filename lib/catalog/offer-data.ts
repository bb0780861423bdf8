import type { OfferLeaf, ProductGroupLeaf, ProductLeaf } from 'schema-dts';
import { VARIANT_PARAMETER } from '@/lib/catalog/variant';
import type { VariantView } from '@/lib/catalog/variant-view';
import { plainAmount } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { writingOf } from '@/lib/i18n/writing';

/** What is asked for a service or a variant, and the page that it is on. */
export function offerData(
  { price, is_available }: Pick<VariantView, 'price' | 'is_available'>,
  currency: string,
  url: string,
): OfferLeaf {
  const availability = `https://schema.org/${is_available ? 'InStock' : 'OutOfStock'}` as const;
  return { '@type': 'Offer', price: plainAmount(price, currency), priceCurrency: currency, availability, url };
}

type Service = {
  /** as `productData` describes it */
  service: ProductLeaf | ProductGroupLeaf;
  variants: readonly VariantView[];
  currency: string;
};

/** The service with each of its variants: its name, its price, and the URL at which the page opens with it. */
export function withVariants({ service, variants, currency }: Service, locale: Locale): ProductLeaf | ProductGroupLeaf {
  if (service['@type'] !== 'ProductGroup') return service;
  const pictures = service.image as readonly string[];
  const hasVariant = variants.map(({ _id, label, pictureAt, ...variant }): ProductLeaf => ({
    '@type': 'Product',
    sku: _id,
    name: [service.name, label.text].filter(Boolean).join(writingOf(locale).list),
    image: pictures[pictureAt ?? 0] ?? pictures[0],
    offers: offerData(variant, currency, `${String(service.url)}?${VARIANT_PARAMETER}=${encodeURIComponent(_id)}`),
  }));
  return { ...service, hasVariant };
}
