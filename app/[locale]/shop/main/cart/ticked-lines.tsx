'use client';
import { CartLines } from '@/components/cart/cart-lines';
import { useTicks } from '@/lib/checkout/ticks';

/** The cart's lines, of which the checkout knows the ticked ones. */
export const TickedLines = () => <CartLines {...useTicks()} />;
