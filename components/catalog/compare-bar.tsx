'use client';
import { useTranslations } from 'next-intl';
import { Button, IconButton } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { comparison } from '@/lib/catalog/comparison';
import { clearComparison, openComparison } from '@/lib/catalog/comparison-view';
import { useStore } from '@/lib/client/store';
import styles from './compare-bar.module.scss';

const CompareDialog = onDemand(async () => (await import('./compare-dialog')).CompareDialog);

/**
 * Lies over the foot of the page while services are chosen: the way to their comparison, or what is missing for one.
 */
export function CompareBar() {
  const t = useTranslations('Compare');
  const { services, isOpen = false, isFull } = useStore(comparison);
  const count = services.length;
  const addAnother = count === 1 ? t('one') : null;
  return (
    <>
      {count > 0 ? (
        <section className={styles.bar} aria-label={t('title')} data-ground="dark" data-print="no">
          <p role="status">{isFull ? t('full') : addAnother}</p>
          {count > 1 ? (
            <Button size="s" aria-haspopup="dialog" onClick={openComparison}>
              {t('open', { count })}
            </Button>
          ) : null}
          <IconButton icon="close" label={t('clear')} onClick={clearComparison} />
        </section>
      ) : null}
      <CompareDialog isWanted={isOpen} />
    </>
  );
}
