import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** What something was before a discount: struck for the eyes, named for screen readers. */
export function Was({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden> <s>{children}</s>{' '}
    </>
  );
}
