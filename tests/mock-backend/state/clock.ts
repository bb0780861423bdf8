/** How far the backend's clock is ahead of the machine's, in milliseconds; negative when it is behind. */
export type ClockMemory = { ahead_ms: number };
export type Clock = ReturnType<typeof createClock>;

/**
 * The backend's time: the machine's until it is moved, and it runs on from there. Tokens, codes, vouchers and all times
 * that the backend writes down use it; recorded requests keep the machine's time.
 */
export function createClock(memory: ClockMemory) {
  const now = (): number => Date.now() + memory.ahead_ms;
  return {
    /** milliseconds since 1970 */
    now,
    iso: (): string => new Date(now()).toISOString(),
    isPast: (date: string | null | undefined): boolean => Boolean(date && Date.parse(date) < now()),
    /** `at`: milliseconds since 1970 */
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
    /** Does something as if it were that many milliseconds earlier: how data with a history is made. */
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
