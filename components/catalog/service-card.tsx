import { useTranslations } from 'next-intl';
import { pictureProps, preloadPicture } from '@/components/ui/picture';
import { brief } from '@/components/ui/marked';
import { productSlug } from '@/lib/paths/product-path';
import { categoryIn } from '@/lib/catalog/categories';
import { CARD_QUALITY, CARD_SIZES } from '@/lib/catalog/picture-sizes';
import type { ProductSummary } from '@/lib/catalog/schema';
import { discountPercent, formatPrice } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { localizedText } from '@/lib/i18n/text';
import { ServiceCardView } from './service-card-view';

export type ServiceCardProps = {
  product: ProductSummary;
  locale: Locale;
  /** on the first screen, or on that of `wide` screens alone: its picture is fetched first */
  priority?: boolean | 'wide';
  sizes?: string;
};

/** A service in a list. The whole card is the name's link; the heart lies above it. */
export function ServiceCard({ product, locale, ...rest }: ServiceCardProps) {
  if (rest.priority)
    preloadPicture(product.image, {
      sizes: rest.sizes ?? CARD_SIZES,
      quality: CARD_QUALITY,
      ...(rest.priority === 'wide' ? { media: '(width >= 768px)' } : null),
    });
  const t = useTranslations('CatalogCard');
  const title = localizedText(product.title, locale);
  const category = categoryIn(product, locale);
  const percent = discountPercent(product.original_price_from, product.price_from);
  const duration = localizedText(product.duration, locale);
  const money = (amount: number) => formatPrice(amount, product.currency, locale);
  return (
    <ServiceCardView
      id={product._id}
      slug={productSlug(product.title, locale)}
      title={brief(title)}
      picture={pictureProps(product.image)}
      price={t('from', { price: money(product.price_from) })}
      {...(category ? { category: brief(category) } : null)}
      {...(percent > 0
        ? {
            discount: {
              percent: t('discount', { percent }),
              label: t('original'),
              was: money(product.original_price_from),
            },
          }
        : null)}
      {...(product.point_from > 0 ? { points: product.point_from } : null)}
      {...(product.rating.count > 0
        ? { rating: [product.rating.average.toFixed(1), `${product.rating.count}`] }
        : null)}
      {...(duration.text ? { duration: brief(duration) } : null)}
      {...(product.is_available ? null : { unavailable: t('unavailable') })}
      {...rest}
    />
  );
}
