'use client';

import { useTranslations } from 'next-intl';
import type { Blocks } from './blocks';
import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './error-state.module.scss';
import { Icon } from './icon';

export interface ErrorStateProps {
  /** default: "Could not load this part. Try again." */
  message?: ReactNode;
  /** what is read again */
  query?: { refetch: () => unknown; isFetching: boolean };
  /** in its place */
  onRetry?: () => void;
  busy?: boolean;
  /** shown small, for support */
  requestId?: string | null;
  children?: Blocks;
}

export function ErrorState({
  message,
  query,
  onRetry = query && (() => void query.refetch()),
  busy = query?.isFetching,
  requestId,
  children,
}: ErrorStateProps) {
  const t = useTranslations('Common');
  return (
    <div className={styles.error} role="alert">
      <Icon name="alert" />
      <div>
        <p>{message ?? t('loadFailed')}</p>
        {requestId ? <p className={styles.reference}>{t('reference', { id: requestId })}</p> : null}
        <div className={styles.action}>
          {onRetry ? (
            <Button variant="line" size="s" onClick={onRetry} busy={busy}>
              {t('retry')}
            </Button>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  );
}
