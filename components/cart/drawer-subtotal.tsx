'use client';

import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/price';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { CartLine } from '@/lib/cart/lines';
import { useCalculatedCart } from '@/lib/cart/calculated';
import { useLocale } from '@/lib/i18n/client';
import { useConnectivity } from '@/lib/client/connectivity';
import styles from './drawer-subtotal.module.scss';

/** What everything in the cart comes to before delivery and vouchers. The backend calculates it once the drawer is open. */
export function DrawerSubtotal({ lines, isFresh }: { lines: readonly CartLine[]; isFresh: boolean }) {
  const t = useTranslations('CartDrawer');
  const locale = useLocale();
  const ids = lines.filter((line) => line.isAvailable).map((line) => line.variantId);
  const { cart, isCalculating } = useCalculatedCart(isFresh && ids.length > 0 ? { ...DEFAULT_CHOICES, checkout_product_variant_ids: ids } : null);
  const connectivity = useConnectivity();
  // not calculated: the lines' own sums stand above, and the page's note says why
  if (!cart && (connectivity === 'offline' || connectivity === 'unreachable')) return null;
  return (
    <>
      <p className={styles.subtotal} aria-busy={isCalculating}>
        <span>{t('subtotal')}</span>
        {cart && !isCalculating ? (
          <b>
            <Money amount={cart.calculations.price.total} currency={cart.calculations.currency} locale={locale} />
          </b>
        ) : (
          <span className={styles.waiting}>{t('calculating')}</span>
        )}
      </p>
      <p className={styles.later}>{t('later')}</p>
    </>
  );
}
