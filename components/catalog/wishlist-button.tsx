'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useWishlistToggle } from '@/lib/wishlist/queries';
import styles from './wishlist-button.module.scss';

export type WishlistButtonProps = {
  productId: string;
  /** in the page's language: it tells the hearts of a list apart */
  title: string;
  /** `heart` lies over a picture; `text` stands in a row of actions */
  variant?: 'heart' | 'text';
};

/** Puts a service into the wishlist or takes it out, optimistically. */
export function WishlistButton({ productId, title, variant = 'heart' }: WishlistButtonProps) {
  const t = useTranslations('Wishlist');
  const { isOn, toggle } = useWishlistToggle(productId);
  if (variant === 'text') {
    return (
      <button type="button" className={styles.text} data-on={isOn || undefined} onClick={toggle}>
        <Icon name="heart" size={20} filled={isOn} />
        <span>{t(isOn ? 'remove' : 'add')}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.heart}
      data-on={isOn || undefined}
      onClick={toggle}
      aria-label={t(isOn ? 'removeNamed' : 'addNamed', { title })}
    >
      <Icon name="heart" size={20} filled={isOn} />
    </button>
  );
}
