'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { useConnectivity } from '@/lib/client/connectivity';
import { loadChunk } from '@/lib/error/load-chunk';
import { useSession } from '@/lib/session/use-session';
import type { ConnectivityMonitorProps } from './connectivity-monitor';

/** The monitor is loaded this long after the page, in milliseconds, or as soon as something fails. */
const LOAD_AFTER_MS = 10_000;
/** A shop that is unreachable cannot deliver the monitor's code either: another attempt after this. */
const RETRY_MS = 5_000;

/** The live region in which `ConnectivityMonitor` reports that the shop is unreachable, or reachable again. */
export function ConnectivityNotice() {
  const hasNoSession = useSession().status === 'unreachable';
  const hasTrouble = useConnectivity() !== 'online' || hasNoSession;
  const [Monitor, setMonitor] = useState<ComponentType<ConnectivityMonitorProps>>();
  useEffect(() => {
    if (Monitor) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      loadChunk(() => import('./connectivity-monitor')).then(
        (module) => setMonitor(() => module.ConnectivityMonitor),
        () => (timer = setTimeout(load, RETRY_MS)),
      );
    timer = setTimeout(load, hasTrouble ? 0 : LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [Monitor, hasTrouble]);
  return (
    <div role="status" data-watched={Monitor ? true : undefined}>
      {Monitor ? <Monitor hasNoSession={hasNoSession} /> : null}
    </div>
  );
}
