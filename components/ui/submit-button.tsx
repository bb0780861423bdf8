'use client';
import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';
import { Button, type ButtonStyle } from './button';
import styles from './submit-button.module.scss';

/**
 * A form's main action. Disabled until hydration: before it the browser itself would submit the form and lose the
 * input.
 */
export function SubmitButton({ isBusy, children, ...style }: ButtonStyle & { isBusy: boolean; children: ReactNode }) {
  return (
    <Button {...style} type="submit" busy={isBusy} disabled={!useHydrated()} className={styles.submit}>
      {children}
    </Button>
  );
}
