'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { comparison, toggleCompared } from '@/lib/catalog/comparison';
import { useStore } from '@/lib/client/store';
import { useHydrated } from '@/lib/client/use-hydrated';
// it looks like the heart that it stands below
import styles from './wishlist-button.module.scss';

/** Chooses a card's service to be compared with others. */
export function CompareToggle({ productId: id, title }: { productId: string; title: string }) {
  const label = useTranslations('Compare')('add', { title });
  const isOn = useStore(comparison, ({ services }) => services.some((service) => service.id === id));
  // without scripts there is nothing to compare, and no page's HTML carries a button for each of its cards
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={styles.heart}
      data-below=""
      data-on={isOn || undefined}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => toggleCompared({ id, title })}
    >
      <Icon name="compare" size={20} />
    </button>
  );
}
