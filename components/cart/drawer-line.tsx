'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import { LinePrice, PointsOnTop } from '@/components/ui/price';
import { TextIn } from '@/components/ui/text-in';
import type { CartLine, priceKind } from '@/lib/cart/lines';
import { productPath } from '@/lib/paths/product-path';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { langIn, textIn } from '@/lib/i18n/text';
import { flyIn } from './fly-in';
import { RemoveLine } from './remove-line';
import styles from './drawer-line.module.scss';

interface DrawerLineProps {
  line: CartLine;
  kind: ReturnType<typeof priceKind>;
  isAdded: boolean;
  onFollow: () => void;
}

/** One request in the drawer. Its money is the backend's; while it is being calculated the line says so. */
export function DrawerLine({ line, kind, isAdded, onFollow }: DrawerLineProps) {
  const t = useTranslations('CartDrawer');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const thumb = row.current?.querySelector('img');
    if (!isAdded || !thumb) return;
    // once the drawer is open
    const frame = requestAnimationFrame(() => flyIn(thumb));
    return () => cancelAnimationFrame(frame);
  }, [isAdded]);
  return (
    <li ref={row} className={styles.line}>
      <Picture picture={line.image} alt="" sizes="64px" ratio="1" className={styles.picture} />
      <p className={styles.name}>
        {line.productId ? (
          <Link href={productPath({ _id: line.productId, title: line.productTitle }, locale)} onClick={onFollow}>
            <TextIn text={line.productTitle} locale={locale} />
          </Link>
        ) : (
          <TextIn text={line.productTitle} locale={locale} />
        )}
        <small {...langIn(line.variantTitle, locale)}>
          {t('lineQty', { option: textIn(line.variantTitle, locale), qty: line.qty })}
        </small>
      </p>
      <div className={styles.end}>
        {line.item && line.isAvailable ? (
          <Sum item={line.item} kind={kind} />
        ) : (
          <span className={styles.waiting}>{line.isAvailable ? tCommon('calculating') : t('unavailable')}</span>
        )}
        <RemoveLine line={line} />
      </div>
    </li>
  );
}

function Sum({ item, kind }: Pick<DrawerLineProps, 'kind'> & { item: NonNullable<CartLine['item']> }) {
  const t = useTranslations('Common');
  const locale = useLocale();
  return (
    <p className={styles.sum}>
      <LinePrice item={item} currency={item.currency} locale={locale} />
      {kind ? <small>{t(kind)}</small> : null}
      <small>
        <PointsOnTop points={item.subtotal_point} original={item.original_subtotal_point} />
      </small>
    </p>
  );
}
