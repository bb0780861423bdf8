'use client';
import { lazyComponent, OnceWanted } from '@/components/ui/deferred';
import { comparison } from '@/lib/catalog/comparison';
import { useStore } from '@/lib/client/store';

const CompareBar = lazyComponent(async () => (await import('./compare-bar')).CompareBar);

/** The comparison on every page. It comes with the first service that is chosen. */
export function CompareHost() {
  return (
    <OnceWanted isWanted={useStore(comparison).services.length > 0}>
      <CompareBar />
    </OnceWanted>
  );
}
