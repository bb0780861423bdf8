'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callApi } from '@/lib/calls/lazy';
import { connectivity, useConnectivity } from '@/lib/client/connectivity';
import { useStore } from '@/lib/client/store';
import { restartSession, session } from '@/lib/session/store';
import { toastFailure } from '@/lib/outcome-toast';
import { prepareToasts } from '@/lib/toast';
import styles from './connectivity-bar.module.scss';

/** The first probe after a failure, in milliseconds; each further pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 6000;
const LONGEST_PAUSE_MS = 60_000;
/** How long the recovery is reported. */
const RECOVERED_MS = 5000;

/** The message for each status. The `OfflineBar` reports a lost network. */
const MESSAGES = { online: undefined, offline: undefined, unreachable: 'down', recovered: 'back' } as const;
const MESSAGES_WITHOUT_SESSION = {
  online: 'failed',
  offline: undefined,
  unreachable: 'unreachable',
  recovered: 'back',
} as const;

/** The icons of messages that are not about the network. */
const ICONS: Partial<Record<string, 'check' | 'alert'>> = { back: 'check', cookies: 'alert' };

/**
 * Probes the shop while it is unreachable, and reports its status. `hasNoSession`: no guest could be logged in.
 */
export function ConnectivityMonitor({ hasNoSession }: { hasNoSession: boolean }) {
  const t = useTranslations('Session');
  const tCommon = useTranslations('Common');
  const status = useConnectivity();
  const isBlocked = useStore(session, ({ failure }) => failure?.code === 'cookies');
  useProbe(status === 'unreachable' || (hasNoSession && !isBlocked && status === 'online'));
  useProbeWhenOnline();
  // without a session the recovery is reported until the shopper retries: nothing logs in by itself
  useRecovery(status === 'recovered' && !hasNoSession);
  // so that toasts work when nothing can be loaded any more
  useEffect(prepareToasts, []);
  // no call failed on its own: the last refusal is the one that is said
  const isRefused = hasNoSession && !isBlocked && status === 'online';
  useEffect(() => {
    if (isRefused) toastFailure(session.get().failure);
  }, [isRefused]);
  const message = hasNoSession && isBlocked ? 'cookies' : (hasNoSession ? MESSAGES_WITHOUT_SESSION : MESSAGES)[status];
  if (!message) return null;
  return (
    <div className={styles.bar} data-ground="dark" data-print="no">
      <p>
        <Icon name={ICONS[message] ?? 'offline'} size={20} />
        <span>{t(message)}</span>
      </p>
      {hasNoSession ? (
        <Button variant="line" size="s" onClick={() => void restartSession()}>
          {tCommon('retry')}
        </Button>
      ) : null}
    </div>
  );
}

/** Probes with growing pauses, jittered so that a recovering backend does not meet every open page at once. */
function useProbe(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(() => void probe().finally(schedule), pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    schedule();
    return () => clearTimeout(timer);
  }, [isNeeded]);
}

function useProbeWhenOnline() {
  useEffect(() => {
    const onOnline = () => void probe();
    // the network may have come back before this code was loaded
    if (navigator.onLine && connectivity.get() === 'offline') onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}

function useRecovery(isRecovering: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isRecovering) return undefined;
    void queryClient.refetchQueries({ type: 'active', stale: true });
    const timer = setTimeout(() => connectivity.set('online'), RECOVERED_MS);
    return () => clearTimeout(timer);
  }, [isRecovering, queryClient]);
}

/** Makes a small public call, which needs no login. A response sets the connectivity by itself. */
async function probe(): Promise<void> {
  try {
    await callApi('getCustomerLocales', {});
    // after a failed guest login the shop was never recorded as unreachable
    if (session.get().status === 'unreachable' && connectivity.get() === 'online') connectivity.set('recovered');
  } catch {
    // still unreachable: the next probe follows
  }
}
