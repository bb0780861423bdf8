'use client';
import { lazy, Suspense } from 'react';
import { useSession } from '@/lib/session/use-session';

const UnreachableBar = lazy(() => import('./unreachable-bar'));

/** Says, politely, that the shop cannot be reached. The page above stays readable. */
export function SessionNote() {
  const { status } = useSession();
  return (
    <div role="status">
      {status === 'unreachable' ? (
        <Suspense fallback={null}>
          <UnreachableBar />
        </Suspense>
      ) : null}
    </div>
  );
}
