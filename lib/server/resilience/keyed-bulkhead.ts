import { bulkhead, type BulkheadPolicy } from 'cockatiel';

/** A bulkhead for each key (a session, an address). Keys without work in progress are forgotten. */
export class KeyedBulkhead {
  readonly #capacity: number;
  readonly #queueCapacity: number;
  readonly #entries = new Map<string, { policy: BulkheadPolicy; users: number }>();

  /** @param capacity how many tasks may run at once for one key @param queueCapacity how many more may wait */
  constructor(capacity: number, queueCapacity: number) {
    this.#capacity = capacity;
    this.#queueCapacity = queueCapacity;
  }

  /** How many keys have work in progress. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Runs a task as soon as its key has room for it.
   * @param signal takes it out of the queue
   * @throws BulkheadRejectedError when too many wait, TaskCancelledError when `signal` was aborted meanwhile
   */
  async execute<Result>(key: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const entry = this.#entries.get(key) ?? { policy: bulkhead(this.#capacity, this.#queueCapacity), users: 0 };
    this.#entries.set(key, entry);
    entry.users += 1;
    try {
      return await entry.policy.execute(task, signal);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) this.#entries.delete(key);
    }
  }
}
