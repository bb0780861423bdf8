'use client';
import { useEffect, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useConnectivity } from '@/lib/client/connectivity';
import { useSession } from '@/lib/session/store';

const ConnectivityMonitor = onDemand(async () => (await import('./connectivity-monitor')).ConnectivityMonitor);

/** The monitor is loaded this long after the page, in milliseconds, or as soon as something fails. */
const LOAD_AFTER_MS = 10_000;
/** A shop that is unreachable cannot deliver the monitor's code either: another attempt after this. */
const RETRY_MS = 5_000;

/** The live region in which `ConnectivityMonitor` reports that the shop is unreachable, or reachable again. */
export function ConnectivityNotice() {
  const hasNoSession = useSession().status === 'unreachable';
  const hasTrouble = useConnectivity() !== 'online' || hasNoSession;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const load = async () => {
      if (await ConnectivityMonitor.preload()) setLoaded(true);
      else timer = setTimeout(load, RETRY_MS);
    };
    timer = setTimeout(load, hasTrouble ? 0 : LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, hasTrouble]);
  return (
    <div role="status" data-watched={isLoaded || undefined}>
      {isLoaded ? <ConnectivityMonitor isWanted hasNoSession={hasNoSession} /> : null}
    </div>
  );
}
