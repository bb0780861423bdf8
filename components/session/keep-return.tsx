'use client';
import { type ReactElement, Suspense } from 'react';
import { useSearchParams } from '@/lib/i18n/navigation';

type Render = { children: (search: string) => ReactElement };

/**
 * For a link to the other form of login and registration: `search` is the query that leads back to where the shopper
 * came from.
 */
export function KeepReturn({ children }: Render) {
  return (
    <Suspense fallback={children('')}>
      <WithQuery>{children}</WithQuery>
    </Suspense>
  );
}

function WithQuery({ children }: Render) {
  const from = useSearchParams().get('from');
  return children(from ? `?from=${encodeURIComponent(from)}` : '');
}
