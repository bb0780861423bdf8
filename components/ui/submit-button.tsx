'use client';
import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';
import { Button, type ButtonLook } from './button';
import styles from './submit-button.module.scss';

/** A form's main action. Disabled until the page has hydrated: the browser itself would submit the form, and what was typed would be gone. */
export function SubmitButton({ isBusy, children, ...look }: ButtonLook & { isBusy: boolean; children: ReactNode }) {
  return (
    <Button {...look} type="submit" busy={isBusy} disabled={!useHydrated()} className={styles.submit}>
      {children}
    </Button>
  );
}
