'use client';
import { useEffect, useState } from 'react';

/** Whole seconds that are left until a moment (ms since 1970), at most `length`; 0 once it has passed. */
export function useCountdown(until: number, length: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  // a clock that was set back makes no one wait longer than there is to wait
  return Math.min(length, Math.max(0, Math.ceil((until - now) / 1000)));
}
