'use client';
import { useTranslations } from 'next-intl';
import { deferred } from '@/components/ui/deferred';
import { CountBadge, Icon } from '@/components/ui/icon';
import { useStore } from '@/lib/client/store';
import { Link } from '@/lib/i18n/navigation';
import { wishlistCount } from '@/lib/wishlist/count';
import styles from './wishlist-count.module.scss';

const WishlistCounter = deferred(async () => (await import('@/components/deferred-parts')).WishlistCounter, {
  ssr: false,
});

/** The way to the wishlist with what it holds: an icon in the bar, a row in the small screens' menu. */
export function WishlistCount({ variant = 'bar' }: { variant?: 'bar' | 'menu' }) {
  const t = useTranslations('Layout');
  const count = useStore(wishlistCount);
  return (
    <>
      <Link
        href="/account/wishlist"
        className={styles.link}
        data-variant={variant}
        aria-label={count > 0 ? t('wishlistCount', { count }) : t('wishlist')}
      >
        <Icon name="heart" size={variant === 'bar' ? 24 : 20} />
        {variant === 'menu' ? <span>{t('wishlist')}</span> : null}
        <CountBadge count={count} />
      </Link>
      {variant === 'bar' ? <WishlistCounter /> : null}
    </>
  );
}
