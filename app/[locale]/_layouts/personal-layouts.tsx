import type { ReactNode } from 'react';
import { OwnPage } from '@/components/session/own-page';
import type { Blocks } from '@/components/ui/blocks';
import { QueryProvider } from '@/components/ui/query-provider';

/**
 * The visitor's own pages, guest or not, such as the cart and an appointment: everything on them reads the backend from
 * the browser.
 */
export function StandardLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      {/* a page, or a layout further in */}
      {children as Blocks}
      <OwnPage />
    </QueryProvider>
  );
}

export {
  /** The account area; the middleware runs the guard of the same name. */
  StandardLayout as RegisteredOnlyLayout,
  /** The outcome of a checkout, payment or verification. */
  StandardLayout as ResultPageLayout,
};
