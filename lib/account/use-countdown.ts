'use client';
import { useCallback, useEffect, useState } from 'react';

/** Seconds that are left of a wait; 0 when there is none. */
export function useCountdown(length: number): { seconds: number; start: () => void } {
  const [end, setEnd] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  const start = useCallback(() => setEnd(Date.now() + length * 1000), [length]);
  return { seconds, start };
}
