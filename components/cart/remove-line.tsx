'use client';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/button';
import type { CartLine } from '@/lib/cart/lines';
import { useRemoveLine } from '@/lib/cart/removed';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { focusNeighbour } from './focus-neighbour';
import styles from './remove-line.module.scss';

/** Takes a line out of the cart; the focus goes to the next. */
export function RemoveLine({ line }: { line: CartLine }) {
  const t = useTranslations('Common');
  const remove = useRemoveLine(line);
  return (
    <IconButton
      icon="trash"
      iconSize={20}
      label={t('removeNamed', { name: textIn(line.productTitle, useLocale()) })}
      className={styles.remove}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        remove();
      }}
      data-removes=""
    />
  );
}
