'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Button, type ButtonStyle } from '@/components/ui/button';
import { useChangeLine, useIsLineChanging } from '@/lib/cart/changes';
import { cartDrawer } from '@/lib/cart/drawer';
import type { Addition } from '@/lib/cart/lines';
import { CartDrawer } from './deferred';

interface AddToCartProps extends Pick<ButtonStyle, 'size' | 'wide' | 'variant'> {
  /** a hook, so that the button stays what the server rendered while another variant is chosen */
  useAddition: () => Addition;
}

/** Adds a service to the requests and shows them. The drawer opens at once; the call goes on behind it. */
export function AddToCart({ useAddition, ...look }: AddToCartProps) {
  const { variantId, qty, preview, isAvailable, isQtyRefused } = useAddition();
  const t = useTranslations('CartDrawer');
  const change = useChangeLine(variantId);
  const isAdding = useIsLineChanging(variantId);

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    // one addition: the second half of a double click comes from habit, not from wanting two
    if (event.detail > 1 || isQtyRefused) return;
    cartDrawer.open(variantId);
    change(qty, preview);
  }

  if (!isAvailable) {
    return (
      <Button {...look} disabled>
        {t('unavailable')}
      </Button>
    );
  }
  return (
    <Button {...look} busy={isAdding} onClick={onClick} onPointerEnter={loadDrawer} onFocus={loadDrawer}>
      {t('add')}
    </Button>
  );
}

/** Fetched while the pointer is on its way, so that the drawer is there with the click. */
const loadDrawer = () => void CartDrawer.preload();
