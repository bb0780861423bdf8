import { useTranslations } from 'next-intl';
import { WishlistButton } from '@/components/catalog/deferred';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import { PointsOnTop, Was } from '@/components/ui/price';
import { productPath } from '@/lib/catalog/path';
import { CARD_SIZES } from '@/lib/catalog/picture-sizes';
import type { ProductSummary } from '@/lib/catalog/schema';
import { discountPercent, formatMoney } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import styles from './service-card.module.scss';

export type ServiceCardProps = {
  product: ProductSummary;
  locale: Locale;
  /** on the first screen: its picture is fetched first */
  priority?: boolean;
  sizes?: string;
};

/** A service in a list. The whole card is the name's link; the heart lies above it. */
export function ServiceCard({ product, locale, priority, sizes = CARD_SIZES }: ServiceCardProps) {
  const t = useTranslations('CatalogCard');
  const title = textIn(product.title, locale);
  const category = product.categories.at(-1)?.title;
  const percent = discountPercent(product.original_price_from, product.price_from);
  return (
    <li className={styles.card} data-product={product._id}>
      <div className={styles.media}>
        <Picture picture={product.image} alt="" sizes={sizes} ratio="4/5" priority={priority} />
      </div>
      {percent > 0 ? <span className={styles.discount}>{t('discount', { percent })}</span> : null}
      <div className={styles.body}>
        {category ? (
          <p className={styles.category}>
            <TextIn text={category} locale={locale} />
          </p>
        ) : null}
        <h3>
          <Link href={productPath(product, locale)} data-product-link="">
            <TextIn text={product.title} locale={locale} />
          </Link>
        </h3>
        <p className={styles.price}>
          <span>{t('from', { price: formatMoney(product.price_from, product.currency, locale) })}</span>
          {percent > 0 ? <Was label={t('original')}>{formatMoney(product.original_price_from, product.currency, locale)}</Was> : null}
        </p>
        {product.point_from > 0 ? (
          <p className={styles.points}>
            <PointsOnTop points={product.point_from} />
          </p>
        ) : null}
        {product.is_available ? null : <p className={styles.unavailable}>{t('unavailable')}</p>}
      </div>
      <WishlistButton productId={product._id} title={title} />
    </li>
  );
}
