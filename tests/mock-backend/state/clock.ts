/** How far the backend's clock is ahead of the machine's, in milliseconds; negative when it is behind. */
export type ClockMemory = { ahead_ms: number };
export type Clock = ReturnType<typeof createClock>;

/**
 * The backend's time: that of the machine until it is moved, and it goes on from where it was moved to. Tokens, codes,
 * vouchers and every time that the backend writes down depend on it. When a request was recorded is real time.
 */
export function createClock(memory: ClockMemory) {
  const now = (): number => Date.now() + memory.ahead_ms;
  return {
    /** milliseconds since 1970 */
    now,
    iso: (): string => new Date(now()).toISOString(),
    isOver: (date: string | null | undefined): boolean => Boolean(date && Date.parse(date) < now()),
    /** Puts the clock to a time (milliseconds since 1970). */
    set(at: number): void {
      memory.ahead_ms = at - Date.now();
    },
    advance(ms: number): void {
      memory.ahead_ms += ms;
    },
    /** Back to the machine's time. */
    reset(): void {
      memory.ahead_ms = 0;
    },
    aheadMs: (): number => memory.ahead_ms,
    /** Does something as if it were so many milliseconds earlier, as what has a history is made. */
    earlier<Result>(ms: number, work: () => Result): Result {
      memory.ahead_ms -= ms;
      try {
        return work();
      } finally {
        memory.ahead_ms += ms;
      }
    },
  };
}
