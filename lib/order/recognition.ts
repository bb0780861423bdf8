'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isRecognising } from '@/lib/order/project';
import { type OrderAccess, orderQuery } from '@/lib/order/queries';
import type { PaymentRecord } from '@/lib/order/schema';

const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 60_000;
/** Automatic polls, about nine minutes; then the customer's own refresh restarts them. */
const MAX_POLLS = 12;

/** The delay before a poll, in ms: 5 s, 10 s, 20 s, 40 s, and then a minute each. */
export const delayBefore = (polls: number): number => Math.min(FIRST_DELAY_MS * 2 ** polls, LONGEST_DELAY_MS);

/** Whether the page is visible and the browser online. */
const isActive = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

function onActivity(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', listener, { signal });
  addEventListener('online', listener, { signal });
  addEventListener('offline', listener, { signal });
  return () => listeners.abort();
}

/**
 * Polls an order while payment slips are being recognised, with growing delays and only while the page is visible;
 * `refresh` reads it at once. A failed read leaves what is shown.
 * - `isDone`: a slip has been recognised since the page was opened · `hasFailed`: the last read failed
 * - `checkedAt`: when the last read returned, in ISO 8601
 */
export function useRecognition(access: OrderAccess, records: readonly PaymentRecord[]) {
  const { readAgain, ...read } = useReading(access);
  const isPolling = useSyncExternalStore(onActivity, isActive, () => false);
  const ids = records
    .filter(isRecognising)
    .map(({ _id }) => _id)
    .join(' ');
  const [progress, setProgress] = useState({ ids, polls: 0, isDone: false });
  if (progress.ids !== ids)
    setProgress({
      ids,
      polls: 0,
      isDone: progress.ids.split(' ').some((id) => id !== '' && !ids.split(' ').includes(id)),
    });

  const poll = useEffectEvent(() => {
    setProgress((before) => ({ ...before, polls: before.polls + 1 }));
    void readAgain();
  });

  const { polls, isDone } = progress;
  const { isBusy } = read;
  useEffect(() => {
    if (ids === '' || !isPolling || isBusy || polls >= MAX_POLLS) return;
    const timer = setTimeout(() => poll(), delayBefore(polls));
    return () => clearTimeout(timer);
  }, [ids, isPolling, isBusy, polls]);

  return {
    ...read,
    isDone,
    refresh: () => {
      setProgress((before) => ({ ...before, polls: 0, isDone: false }));
      void readAgain();
    },
  };
}

/** Reads the order at once, and tells how that went. */
function useReading(access: OrderAccess) {
  const queryClient = useQueryClient();
  const [read, setRead] = useState<{ isBusy: boolean; hasFailed: boolean; checkedAt: string | null }>({
    isBusy: false,
    hasFailed: false,
    checkedAt: null,
  });
  const readAgain = async () => {
    setRead((before) => ({ ...before, isBusy: true }));
    try {
      await queryClient.fetchQuery({ ...orderQuery(access), staleTime: 0 });
      setRead({ isBusy: false, hasFailed: false, checkedAt: new Date().toISOString() });
    } catch {
      // shown beside the records, and the next poll may succeed
      setRead((before) => ({ ...before, isBusy: false, hasFailed: true }));
    }
  };
  return { ...read, readAgain };
}
