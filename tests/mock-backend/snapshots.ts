import type { Fault, Faults } from './faults.ts';
import type { Memory } from './state/memory.ts';

/** Everything that a reset would put back, as it was at one moment. What was recorded is no part of it: it happened. */
export type Snapshot = { at: string; memory: Memory; faults: Fault[]; isDown: boolean };
export type SnapshotSummary = { name: string; at: string; accounts: number; orders: number; faults: number; clock_ahead_s: number };
type Deps = { memory: () => Memory; load: (memory: Memory) => void; faults: Faults; down: { isDown: boolean } };
export type Snapshots = ReturnType<typeof createSnapshots>;

/** Snapshots by name. They outlive a reset: made once, they are where each of many tests begins. */
export function createSnapshots({ memory, load, faults, down }: Deps) {
  const snapshots = new Map<string, Snapshot>();
  const summaryOf = (name: string, { at, memory: kept, faults: list }: Snapshot): SnapshotSummary => ({
    name,
    at,
    accounts: kept.accounts.size,
    orders: kept.orders.records.size,
    faults: list.length,
    clock_ahead_s: Math.round(kept.clock.ahead_ms / 1000),
  });
  return {
    /** Keeps everything as it is now, under a name that may have been another's. */
    take(name: string): SnapshotSummary {
      const snapshot = { at: new Date().toISOString(), memory: structuredClone(memory()), faults: structuredClone(faults.list()), isDown: down.isDown };
      snapshots.set(name, snapshot);
      return summaryOf(name, snapshot);
    },
    /** Puts everything back, as often as wanted: what happens from then on leaves the snapshot alone. Undefined: no such one. */
    restore(name: string): SnapshotSummary | undefined {
      const snapshot = snapshots.get(name);
      if (!snapshot) return undefined;
      load(structuredClone(snapshot.memory));
      faults.replace(snapshot.faults);
      down.isDown = snapshot.isDown;
      return summaryOf(name, snapshot);
    },
    list: (): SnapshotSummary[] => [...snapshots].map(([name, snapshot]) => summaryOf(name, snapshot)),
    forget: (name: string): boolean => snapshots.delete(name),
    forgetAll: (): void => snapshots.clear(),
  };
}
