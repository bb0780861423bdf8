import { bulkhead, type BulkheadPolicy } from 'cockatiel';

/** A bulkhead for each key (a session, an address). Keys that have nothing under way are forgotten. */
export class KeyedBulkhead {
  private readonly atOnce: number;
  private readonly waiting: number;
  private readonly entries = new Map<string, { policy: BulkheadPolicy; users: number }>();

  /** @param atOnce how much may run at once for one key; `waiting`: how much more may wait for it */
  constructor(atOnce: number, waiting: number) {
    this.atOnce = atOnce;
    this.waiting = waiting;
  }

  /** How many keys have something under way. */
  get size(): number {
    return this.entries.size;
  }

  /**
   * Runs the work as soon as the key has room for it.
   * @param signal takes it out of the queue
   * @throws BulkheadRejectedError when too much waits already, TaskCancelledError when `signal` was aborted meanwhile
   */
  async execute<Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const entry = this.entries.get(key) ?? { policy: bulkhead(this.atOnce, this.waiting), users: 0 };
    this.entries.set(key, entry);
    entry.users += 1;
    try {
      return await entry.policy.execute(work, signal);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) this.entries.delete(key);
    }
  }
}
