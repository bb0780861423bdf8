'use client';

import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigationPending } from '@/components/ui/navigation-pending';
import styles from './progress-bar.module.scss';

const DELAY_MS = 400;

/** A gold line along the top while requests or a change of page take longer than 400 ms. */
export function ProgressBar() {
  const fetching = useIsFetching();
  const mutating = useIsMutating();
  const leaving = useNavigationPending();
  const busy = leaving || fetching + mutating > 0;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [busy]);

  return <div className={styles.bar} data-shown={shown || undefined} data-testid="progress-bar" aria-hidden="true" />;
}
