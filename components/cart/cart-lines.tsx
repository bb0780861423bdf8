'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, TextButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { failedLines, useClearCart } from '@/lib/cart/changes';
import { priceKind } from '@/lib/cart/lines';
import { useCartLines } from '@/lib/cart/queries';
import { useStore } from '@/lib/client/store';
import { CartLineRow } from './cart-line-row';
import { focusMain } from './focus-neighbour';
import styles from './cart-lines.module.scss';

type Props = {
  /** the lines to be ordered, which the checkout knows: the page hands them in */
  ticked: readonly string[];
  tick: (variantId: string, isTicked: boolean) => void;
  tickAll: (isTicked: boolean) => void;
};

/** The requests with their tick boxes, and what acts on all of them. */
export function CartLines({ ticked, tick, tickAll }: Props) {
  const t = useTranslations('Cart');
  const tCommon = useTranslations('Common');
  const { lines } = useCartLines();
  const failed = useStore(failedLines);
  const selected = ticked.length;
  const available = lines.filter((line) => line.isAvailable).length;
  const lost = failed.filter((id) => !lines.some((line) => line.variantId === id));

  return (
    <>
      <div className={styles.head}>
        <Checkbox
          checked={selected > 0 && selected === available}
          mixed={selected > 0 && selected < available}
          disabled={available === 0}
          onChange={(event) => tickAll(event.currentTarget.checked)}
        >
          {t('selectAll', { selected, count: lines.length })}
        </Checkbox>
        <ClearAll />
      </div>
      {lost.length > 0 ? (
        <Note tone="error" live="alert" className={styles.lost}>
          {tCommon('requestsChanged')}
        </Note>
      ) : null}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineRow
            key={line.variantId}
            line={line}
            kind={priceKind(line, lines)}
            isTicked={ticked.includes(line.variantId)}
            hasFailed={failed.includes(line.variantId)}
            onTick={(isTicked) => tick(line.variantId, isTicked)}
          />
        ))}
      </ul>
    </>
  );
}

function ClearAll() {
  const t = useTranslations('Cart');
  const [isAsking, setAsking] = useState(false);
  const clear = useClearCart();
  return (
    <>
      <TextButton className={styles.clear} onClick={() => setAsking(true)}>
        {t('clear')}
      </TextButton>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('clearTitle')}
        footer={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button
              busy={clear.isPending}
              onClick={() => clear.mutate(undefined, { onSettled: () => setAsking(false), onSuccess: focusMain })}
            >
              {t('clear')}
            </Button>
          </>
        }
      >
        <p>{t('clearText')}</p>
      </Dialog>
      {clear.isError ? (
        <Note tone="error" live="alert" className={styles.lost}>
          {t('clearFailed')}
        </Note>
      ) : null}
    </>
  );
}
