'use client';
import { useTranslations } from 'next-intl';
import type { CreditCard } from '@/lib/card/schema';

/** A card as it is called in a sentence: `Visa ending in 4242`. */
export function useCardName(): (card: Pick<CreditCard, 'brand' | 'last4'>) => string {
  const t = useTranslations('Card');
  return ({ brand, last4 }) => (last4 ? t('ending', { brand: brand || t('card'), last4 }) : brand || t('card'));
}
