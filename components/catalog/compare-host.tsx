'use client';
import { onDemand } from '@/components/ui/on-demand';
import { comparison } from '@/lib/catalog/comparison';
import { useStore } from '@/lib/client/store';

const CompareBar = onDemand(async () => (await import('./compare-bar')).CompareBar);

/** The comparison on every page. It comes with the first service that is chosen. */
export function CompareHost() {
  return <CompareBar isWanted={useStore(comparison).services.length > 0} />;
}
