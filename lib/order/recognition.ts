'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isRecognising, type PaymentRecord } from '@/lib/order/project';
import { type OrderAccess, orderQuery } from '@/lib/order/queries';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
/** By itself, about nine minutes; then the shopper's own refresh starts it anew. */
const MOST_LOOKS = 12;

/** The pause before a look, in ms: 5 s, 10 s, 20 s, 40 s, and then a minute each. */
export const pauseBefore = (looks: number): number => Math.min(FIRST_PAUSE_MS * 2 ** looks, LONGEST_PAUSE_MS);

/** Whether anybody can see the page, and the backend can be asked. */
const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

function onAwake(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

type Looking = { ids: string; looks: number; isDone: boolean };

/**
 * Watches payment slips that are being read: looks again by itself with growing pauses, while the page can be seen and
 * something is being read, and whenever the shopper asks. A look that fails leaves what is shown.
 * - `isDone`: something has been read since the page was opened · `hasFailed`: the last look did
 * - `checkedAt`: when the last look came back, in ISO 8601
 */
export function useRecognition(access: OrderAccess, records: readonly PaymentRecord[]) {
  const queryClient = useQueryClient();
  const awake = useSyncExternalStore(onAwake, isAwake, () => false);
  const ids = records
    .filter(isRecognising)
    .map(({ _id }) => _id)
    .join(' ');
  const [looking, setLooking] = useState<Looking>({ ids, looks: 0, isDone: false });
  const [look, setLook] = useState<{ isBusy: boolean; hasFailed: boolean; checkedAt: string | null }>({ isBusy: false, hasFailed: false, checkedAt: null });
  if (looking.ids !== ids) setLooking({ ids, looks: 0, isDone: looking.ids.split(' ').some((id) => id !== '' && !ids.split(' ').includes(id)) });

  const refresh = async () => {
    setLook((before) => ({ ...before, isBusy: true }));
    try {
      await queryClient.fetchQuery({ ...orderQuery(access), staleTime: 0 });
      setLook({ isBusy: false, hasFailed: false, checkedAt: new Date().toISOString() });
    } catch {
      // said beside the records; what is shown stays, and the next look may do better
      setLook((before) => ({ ...before, isBusy: false, hasFailed: true }));
    }
  };
  const lookAgain = useEffectEvent(() => {
    setLooking((before) => ({ ...before, looks: before.looks + 1 }));
    void refresh();
  });

  const { looks } = looking;
  const { isBusy } = look;
  useEffect(() => {
    if (ids === '' || !awake || isBusy || looks >= MOST_LOOKS) return;
    const timer = setTimeout(() => lookAgain(), pauseBefore(looks));
    return () => clearTimeout(timer);
  }, [ids, awake, isBusy, looks]);

  return {
    ...look,
    isDone: looking.isDone,
    refresh: () => {
      setLooking((before) => ({ ...before, looks: 0, isDone: false }));
      void refresh();
    },
  };
}
