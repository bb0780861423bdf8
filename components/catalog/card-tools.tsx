'use client';
import { useTranslations } from 'next-intl';
import { CompareToggle } from '@/components/catalog/compare-toggle';
import { WishlistButton } from '@/components/catalog/wishlist-button';
import { Icon } from '@/components/ui/icon';
import { useCartLines } from '@/lib/cart/queries';
import styles from './card-tools.module.scss';

/**
 * What a card says to its shopper alone, over its picture: the heart, the choice to compare, and whether the service is
 * among the requests.
 */
export function CardTools({ productId, title }: { productId: string; title: string }) {
  const t = useTranslations('CartDrawer');
  const isInCart = useCartLines().lines.some((line) => line.productId === productId);
  return (
    <>
      <WishlistButton productId={productId} title={title} />
      <CompareToggle productId={productId} title={title} />
      {isInCart ? (
        <div className={styles.place}>
          <p>
            <Icon name="check" size={16} />
            <span>{t('inList')}</span>
          </p>
        </div>
      ) : null}
    </>
  );
}
