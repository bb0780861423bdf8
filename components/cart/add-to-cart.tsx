'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useChangeLine, useIsLineChanging } from '@/lib/cart/changes';
import { cartDrawer } from '@/lib/cart/drawer';
import type { CartPreview } from '@/lib/cart/lines';

export interface AddToCartProps {
  variantId: string;
  /** a whole number from 1; what the stepper refuses never gets here */
  qty?: number;
  /** how the line looks until the backend has calculated it */
  preview: CartPreview;
  isAvailable?: boolean;
  /** the stepper has refused what was typed, and says so: nothing is added until that is mended */
  isQtyRefused?: boolean;
  size?: 'm' | 's';
  wide?: boolean;
  /** `line` beside a first choice */
  variant?: 'primary' | 'line';
}

/** Adds a service to the requests and shows them. The drawer opens at once; the call goes on behind it. */
export function AddToCart({
  variantId,
  qty = 1,
  preview,
  isAvailable = true,
  isQtyRefused = false,
  size,
  wide,
  variant,
}: AddToCartProps) {
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
      <Button disabled size={size} wide={wide} variant={variant}>
        {t('unavailable')}
      </Button>
    );
  }
  return (
    <Button
      busy={isAdding}
      size={size}
      wide={wide}
      variant={variant}
      onClick={onClick}
      onPointerEnter={loadDrawer}
      onFocus={loadDrawer}
    >
      {t('add')}
    </Button>
  );
}

/** Fetched while the pointer is on its way, so that the drawer is there with the click. */
const loadDrawer = () => void import('@/components/cart/cart-drawer');
