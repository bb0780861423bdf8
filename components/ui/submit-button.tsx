import { Button, type ButtonLook } from './button';
import styles from './submit-button.module.scss';
import type { ReactNode } from 'react';

/**
 * A form's main action. Before the page is hydrated the browser itself would send the form, so until then it cannot be
 * pressed, and looks as it will.
 */
export function SubmitButton({ isReady, isBusy, children, ...look }: ButtonLook & { isReady: boolean; isBusy: boolean; children: ReactNode }) {
  return (
    <Button {...look} type="submit" busy={isBusy} disabled={!isReady} className={styles.submit}>
      {children}
    </Button>
  );
}
